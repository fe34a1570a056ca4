package holosite.server.web;

import holosite.server.serialization.ClientJson;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.DatabindException;

/**
 * Reads the JSON of HTTP bodies. A field that is unknown, missing or of the wrong type is refused
 * by its name.
 */
final class JsonBody {
    private JsonBody() {}

    /**
     * Reads what a client sent.
     *
     * @throws RequestRefused naming what is wrong
     */
    static <T> T read(byte[] body, Class<T> type) {
        try {
            T value = ClientJson.MAPPER.readValue(body, type);
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
