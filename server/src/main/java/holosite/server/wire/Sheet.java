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

/** A piece of JSON being written. A number that is not there is left out. */
public final class Sheet {
    private static final JsonFactory FACTORY = new JsonFactory();

    private final JsonGenerator out;

    private Sheet(JsonGenerator out) {
        this.out = out;
    }

    /** The JSON of one object. */
    public static String object(Consumer<Sheet> content) {
        return write(sheet -> sheet.inObject(content));
    }

    /** The JSON of a list. */
    public static <T> String list(Collection<T> all, Function<T, Consumer<Sheet>> each) {
        return write(sheet -> sheet.inList(all, each));
    }

    private static String write(Consumer<Sheet> content) {
        var text = new StringWriter(1024);
        try (JsonGenerator out = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
            content.accept(new Sheet(out));
        }
        return text.toString();
    }

    /** How a constant is called in JSON. */
    public static String key(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private void inObject(Consumer<Sheet> content) {
        out.writeStartObject();
        content.accept(this);
        out.writeEndObject();
    }

    private <T> void inList(Collection<T> all, Function<T, Consumer<Sheet>> each) {
        out.writeStartArray();
        for (T one : all) {
            inObject(each.apply(one));
        }
        out.writeEndArray();
    }

    // ---- properties

    public Sheet put(String name, String value) {
        out.writeStringProperty(name, value);
        return this;
    }

    public Sheet put(String name, boolean value) {
        out.writeBooleanProperty(name, value);
        return this;
    }

    public Sheet put(String name, Enum<?> value) {
        return put(name, key(value));
    }

    public Sheet put(String name, long value) {
        out.writeNumberProperty(name, value);
        return this;
    }

    /** A figure; nothing where there is none. Whole numbers are written as such. */
    public Sheet put(String name, double value) {
        return Double.isNaN(value) ? this : number(name, value);
    }

    /** A figure, or null where there is none. */
    public Sheet putOrNull(String name, double value) {
        return Double.isNaN(value) ? putNull(name) : number(name, value);
    }

    private Sheet number(String name, double value) {
        if (value == Math.rint(value) && Math.abs(value) < Integer.MAX_VALUE) {
            out.writeNumberProperty(name, (long) value);
        } else {
            out.writeNumberProperty(name, value);
        }
        return this;
    }

    /** The text, or null where it is empty. */
    public Sheet putOrNull(String name, String value) {
        return value.isEmpty() ? putNull(name) : put(name, value);
    }

    public Sheet putSide(String name, Optional<Side> side) {
        return side.map(s -> put(name, s)).orElseGet(() -> putNull(name));
    }

    public Sheet putNull(String name) {
        out.writeNullProperty(name);
        return this;
    }

    public Sheet object(String name, Consumer<Sheet> content) {
        out.writeName(name);
        inObject(content);
        return this;
    }

    /** An object, or null where there is nothing to tell. */
    public <T> Sheet object(String name, Optional<T> value, Function<T, Consumer<Sheet>> content) {
        return value.map(v -> object(name, content.apply(v))).orElseGet(() -> putNull(name));
    }

    public <T> Sheet list(String name, Collection<T> all, Function<T, Consumer<Sheet>> each) {
        out.writeName(name);
        inList(all, each);
        return this;
    }

    public Sheet texts(String name, Collection<String> all) {
        out.writeArrayPropertyStart(name);
        all.forEach(out::writeString);
        out.writeEndArray();
        return this;
    }

    public Sheet numbers(String name, Collection<? extends Number> all) {
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
    public Sheet sides(String name, Function<Side, Object> value) {
        return object(
                name,
                sheet -> {
                    for (Side side : Side.values()) {
                        switch (value.apply(side)) {
                            case Boolean yes -> sheet.put(key(side), yes.booleanValue());
                            case Number number -> sheet.putOrNull(key(side), number.doubleValue());
                            case Object text -> sheet.put(key(side), text.toString());
                        }
                    }
                });
    }

    /** JSON already written. */
    public Sheet raw(String name, String json) {
        out.writeName(name);
        out.writeRawValue(json);
        return this;
    }
}
