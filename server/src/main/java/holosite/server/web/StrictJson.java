package holosite.server.web;

import static tools.jackson.databind.cfg.CoercionAction.Fail;

import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.type.LogicalType;

/**
 * JSON in HTTP bodies. Reading is strict: a field that is unknown, missing or of the wrong type is
 * refused by its name. Constants are written in lower case.
 */
public final class StrictJson {
    private static final JsonMapper MAPPER =
            JsonMapper.builder(
                            JsonFactory.builder()
                                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                                    .streamReadConstraints(
                                            StreamReadConstraints.builder()
                                                    .maxNestingDepth(20)
                                                    .build())
                                    .build())
                    .enable(EnumFeature.WRITE_ENUMS_TO_LOWERCASE)
                    .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
                    .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
                    .withCoercionConfig(
                            LogicalType.Textual,
                            texts ->
                                    texts.setCoercion(CoercionInputShape.Integer, Fail)
                                            .setCoercion(CoercionInputShape.Float, Fail)
                                            .setCoercion(CoercionInputShape.Boolean, Fail))
                    .enable(
                            DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                            DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
                            DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES,
                            DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .enable(EnumFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
                    .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                    .build();

    private StrictJson() {}

    public static String write(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    /**
     * Reads what a client sent.
     *
     * @throws RequestRefused naming what is wrong
     */
    public static <T> T read(byte[] body, Class<T> type) {
        try {
            T value = MAPPER.readValue(body, type);
            if (value == null) {
                throw malformed(1, 1);
            }
            return value;
        } catch (DatabindException e) {
            throw misfit(e);
        } catch (JacksonException e) {
            TokenStreamLocation where = e.getLocation();
            throw where == null
                    ? malformed(1, 1)
                    : malformed(where.getLineNr(), where.getColumnNr());
        }
    }

    private static RequestRefused malformed(int line, int column) {
        return RequestRefused.badRequest(
                        "malformed_json",
                        "The body is not valid JSON (line %d, column %d).".formatted(line, column),
                        "Le corps n'est pas du JSON valide (ligne %d, colonne %d)."
                                .formatted(line, column))
                .at(line);
    }

    private static RequestRefused misfit(DatabindException e) {
        var path = new StringBuilder();
        for (JacksonException.Reference step : e.getPath()) {
            if (step.getPropertyName() != null) {
                path.append(path.isEmpty() ? "" : ".").append(plain(step.getPropertyName()));
            } else if (step.getIndex() >= 0) {
                path.append('[').append(step.getIndex()).append(']');
            }
        }
        if (path.isEmpty()) {
            return RequestRefused.badRequest(
                    "wrong_body",
                    "The body should be a JSON object with the fields this address takes.",
                    "Le corps doit être un objet JSON avec les champs que prend cette adresse.");
        }
        return RequestRefused.badRequest(
                "wrong_field",
                "The field '%s' is missing, unknown here, or not of the right kind."
                        .formatted(path),
                "Le champ « %s » manque, est inconnu ici ou n'est pas du bon type."
                        .formatted(path));
    }

    private static String plain(String name) {
        return name.length() > 40 ? name.substring(0, 40) + "…" : name;
    }
}
