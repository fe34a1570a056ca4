package holosite.server.serialization;

import static tools.jackson.databind.cfg.CoercionAction.Fail;

import java.util.Arrays;
import java.util.Locale;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.type.LogicalType;

/**
 * JSON that is sent to clients or comes from them. Constants are in lower case, and whole numbers
 * have no decimal point. Reading is strict: what is unknown, missing, given twice or of the wrong
 * type is refused.
 */
public final class ClientJson {
    private static final int DEEPEST = 20;

    public static final JsonMapper MAPPER =
            JsonMapper.builder(
                            JsonFactory.builder()
                                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                                    .streamReadConstraints(
                                            StreamReadConstraints.builder()
                                                    .maxNestingDepth(DEEPEST)
                                                    .build())
                                    .build())
                    .annotationIntrospector(new Strict())
                    .addModule(
                            new SimpleModule("numbers")
                                    .addSerializer(Double.class, new WholeOrNot())
                                    .addSerializer(double.class, new WholeOrNot())
                                    .addSerializer(OptionalDouble.class, new WholeOrNotOrNull()))
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
                    .disable(
                            EnumFeature.READ_ENUMS_USING_TO_STRING,
                            EnumFeature.WRITE_ENUMS_USING_TO_STRING)
                    .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                    .build();

    private ClientJson() {}

    public static String write(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    /** The name of a constant in JSON. */
    public static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /** Constants are in lower case; a number or a yes or no is never left out. */
    private static final class Strict extends JacksonAnnotationIntrospector {
        private static final long serialVersionUID = 1L;

        @Override
        public String[] findEnumValues(
                MapperConfig<?> config, AnnotatedClass type, Enum<?>[] constants, String[] names) {
            return Arrays.stream(constants).map(ClientJson::word).toArray(String[]::new);
        }

        @Override
        public @Nullable Boolean hasRequiredMarker(MapperConfig<?> config, AnnotatedMember member) {
            return member.getRawType().isPrimitive()
                    ? Boolean.TRUE
                    : super.hasRequiredMarker(config, member);
        }
    }

    private static void number(double value, JsonGenerator out) {
        if (value == Math.rint(value) && Math.abs(value) < Integer.MAX_VALUE) {
            out.writeNumber((long) value);
        } else {
            out.writeNumber(value);
        }
    }

    private static final class WholeOrNot extends ValueSerializer<Double> {
        @Override
        public void serialize(Double value, JsonGenerator out, SerializationContext context) {
            number(value, out);
        }
    }

    private static final class WholeOrNotOrNull extends ValueSerializer<OptionalDouble> {
        @Override
        public void serialize(
                OptionalDouble value, JsonGenerator out, SerializationContext context) {
            if (value.isPresent()) {
                number(value.getAsDouble(), out);
            } else {
                out.writeNull();
            }
        }

        @Override
        public boolean isEmpty(SerializationContext context, OptionalDouble value) {
            return value.isEmpty();
        }
    }
}
