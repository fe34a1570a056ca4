package holosite.app;

import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/**
 * Writes reports as JSON: maps, lists, texts, whole numbers, and measured ones to the third place.
 */
final class JsonText {
    private static final JsonMapper MAPPER =
            JsonMapper.builder()
                    .addModule(new SimpleModule().addSerializer(Double.class, new Measured()))
                    .build();

    private JsonText() {}

    static String of(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    private static final class Measured extends ValueSerializer<Double> {
        @Override
        public void serialize(Double number, JsonGenerator out, SerializationContext context) {
            if (Double.isFinite(number)) {
                out.writeNumber(Math.round(number * 1000) / 1000.0);
            } else {
                out.writeNull();
            }
        }
    }
}
