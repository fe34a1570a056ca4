package holosite.server.wire;

import holosite.language.card.Side;
import java.io.StringWriter;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Writes a piece of JSON. Missing numbers are left out. */
public final class JsonWriter {
    private static final JsonFactory FACTORY = new JsonFactory();

    private final JsonGenerator out;

    private JsonWriter(JsonGenerator out) {
        this.out = out;
    }

    /** The JSON of one object. */
    public static String object(Consumer<JsonWriter> content) {
        return write(json -> json.inObject(content));
    }

    /** The JSON of a list. */
    public static <T> String list(Collection<T> all, Function<T, Consumer<JsonWriter>> each) {
        return write(json -> json.inList(all, each));
    }

    private static String write(Consumer<JsonWriter> content) {
        var text = new StringWriter(1024);
        try (JsonGenerator out = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
            content.accept(new JsonWriter(out));
        }
        return text.toString();
    }

    /** The name of a constant in JSON. */
    public static String key(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private void inObject(Consumer<JsonWriter> content) {
        out.writeStartObject();
        content.accept(this);
        out.writeEndObject();
    }

    private <T> void inList(Collection<T> all, Function<T, Consumer<JsonWriter>> each) {
        out.writeStartArray();
        for (T one : all) {
            inObject(each.apply(one));
        }
        out.writeEndArray();
    }

    // ---- properties

    public JsonWriter put(String name, String value) {
        out.writeStringProperty(name, value);
        return this;
    }

    public JsonWriter put(String name, boolean value) {
        out.writeBooleanProperty(name, value);
        return this;
    }

    public JsonWriter put(String name, Enum<?> value) {
        return put(name, key(value));
    }

    public JsonWriter put(String name, long value) {
        out.writeNumberProperty(name, value);
        return this;
    }

    /** A figure; left out if there is none. Whole numbers are written without a decimal point. */
    public JsonWriter put(String name, double value) {
        return Double.isNaN(value) ? this : number(name, value);
    }

    /** A figure, or null if there is none. */
    public JsonWriter putOrNull(String name, double value) {
        return Double.isNaN(value) ? putNull(name) : number(name, value);
    }

    private JsonWriter number(String name, double value) {
        if (value == Math.rint(value) && Math.abs(value) < Integer.MAX_VALUE) {
            out.writeNumberProperty(name, (long) value);
        } else {
            out.writeNumberProperty(name, value);
        }
        return this;
    }

    /** The text, or null if it is empty. */
    public JsonWriter putOrNull(String name, String value) {
        return value.isEmpty() ? putNull(name) : put(name, value);
    }

    public JsonWriter putSide(String name, Optional<Side> side) {
        return side.map(s -> put(name, s)).orElseGet(() -> putNull(name));
    }

    public JsonWriter putNull(String name) {
        out.writeNullProperty(name);
        return this;
    }

    public JsonWriter object(String name, Consumer<JsonWriter> content) {
        out.writeName(name);
        inObject(content);
        return this;
    }

    /** An object, or null if there is no value. */
    public <T> JsonWriter object(
            String name, Optional<T> value, Function<T, Consumer<JsonWriter>> content) {
        return value.map(v -> object(name, content.apply(v))).orElseGet(() -> putNull(name));
    }

    public <T> JsonWriter list(
            String name, Collection<T> all, Function<T, Consumer<JsonWriter>> each) {
        out.writeName(name);
        inList(all, each);
        return this;
    }

    public JsonWriter texts(String name, Collection<String> all) {
        out.writeArrayPropertyStart(name);
        all.forEach(out::writeString);
        out.writeEndArray();
        return this;
    }

    public JsonWriter numbers(String name, Collection<? extends Number> all) {
        out.writeArrayPropertyStart(name);
        for (Number number : all) {
            double value = number.doubleValue();
            if (value == Math.rint(value)) {
                out.writeNumber((long) value);
            } else {
                out.writeNumber(value);
            }
        }
        out.writeEndArray();
        return this;
    }

    /** A value for each side. */
    public JsonWriter sides(String name, Function<Side, Object> value) {
        return object(
                name,
                json -> {
                    for (Side side : Side.values()) {
                        switch (value.apply(side)) {
                            case Boolean yes -> json.put(key(side), yes.booleanValue());
                            case Number number -> json.putOrNull(key(side), number.doubleValue());
                            case Object text -> json.put(key(side), text.toString());
                        }
                    }
                });
    }

    /** A value that is already JSON. */
    public JsonWriter raw(String name, String json) {
        out.writeName(name);
        out.writeRawValue(json);
        return this;
    }
}
