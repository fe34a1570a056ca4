package holosite.rules.save;

import holosite.rules.card.LastingId;
import holosite.rules.card.ProgramId;
import holosite.rules.state.Sides;
import holosite.rules.text.CardAction;
import holosite.rules.text.Program;
import holosite.rules.text.Text;
import java.lang.reflect.Array;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads a value that {@link ValueWriter} wrote, knowing of which type it must be. */
final class ValueReader {

    /** Finds what cards say by the names of texts. */
    interface Library {
        Program program(ProgramId id);

        CardAction action(ProgramId id);

        Text.Part lasting(LastingId id);
    }

    private final String text;
    private final Library library;
    private int at;

    private ValueReader(String text, Library library) {
        this.text = text;
        this.library = library;
    }

    static <T> T read(String text, Class<T> type, Library library) {
        var reading = new ValueReader(text.strip(), library);
        Object value = reading.value(type);
        if (reading.at < reading.text.length()) {
            throw reading.wrong("nothing more");
        }
        return type.cast(value);
    }

    static List<?> readList(String text, Type of, Library library) {
        var reading = new ValueReader(text.strip(), library);
        List<?> list = reading.list(of);
        if (reading.at < reading.text.length()) {
            throw reading.wrong("nothing more");
        }
        return list;
    }

    private Object value(Type type) {
        if (type instanceof ParameterizedType of) {
            Type inner = of.getActualTypeArguments()[0];
            if (of.getRawType() == Optional.class) {
                if (text.startsWith("none", at)) {
                    at += 4;
                    return Optional.empty();
                }
                return Optional.of(value(inner));
            }
            if (of.getRawType() == List.class) {
                return list(inner);
            }
            if (of.getRawType() == Sides.class) {
                return sides(inner);
            }
        }
        if (!(type instanceof Class<?> wanted)) {
            throw new IllegalStateException("no words are read for a " + type);
        }
        if (wanted.isArray()) {
            List<?> list = list(wanted.getComponentType());
            Object array = Array.newInstance(wanted.getComponentType(), list.size());
            for (int i = 0; i < list.size(); i++) {
                Array.set(array, i, list.get(i));
            }
            return array;
        }
        if (wanted == String.class) {
            return quoted();
        }
        if (wanted == Program.class) {
            return library.program((ProgramId) record(ProgramId.class));
        }
        if (wanted == CardAction.class) {
            return library.action((ProgramId) record(ProgramId.class));
        }
        if (wanted.isEnum()) {
            int start = at;
            Optional<Enum<?>> constant = SavedNames.BOOK.constant(wanted, word());
            if (constant.isEmpty()) {
                at = start;
                throw wrong("one of " + String.join(", ", SavedNames.BOOK.words(wanted)));
            }
            return constant.get();
        }
        if (wanted.isPrimitive() || wanted == Integer.class || wanted == Double.class) {
            return primitive(wanted);
        }
        return record(wanted);
    }

    private Object primitive(Class<?> wanted) {
        String word = word();
        try {
            if (wanted == int.class || wanted == Integer.class) {
                return Integer.valueOf(word);
            }
            if (wanted == long.class) {
                return Long.valueOf(word);
            }
            if (wanted == double.class || wanted == Double.class) {
                return Double.valueOf(word);
            }
        } catch (NumberFormatException e) {
            throw wrong("a number");
        }
        return switch (word) {
            case "true" -> true;
            case "false" -> false;
            default -> throw wrong("true or false");
        };
    }

    private List<?> list(Type of) {
        expect('[');
        var list = new ArrayList<Object>();
        while (peek() != ']') {
            if (!list.isEmpty()) {
                expect(',');
            }
            list.add(value(of));
        }
        expect(']');
        return list;
    }

    private Sides<Object> sides(Type of) {
        RecordShape shape = SavedNames.BOOK.shape(Sides.class);
        named(shape.name());
        expect('(');
        part(shape.parts().getFirst());
        Object dark = value(of);
        expect(',');
        part(shape.parts().getLast());
        Object light = value(of);
        expect(')');
        return new Sides<>(dark, light);
    }

    private void part(RecordShape.Part part) {
        named(part.name());
        expect('=');
    }

    private void named(String name) {
        if (!word().equals(name)) {
            throw wrong(name);
        }
    }

    private Object record(Class<?> wanted) {
        int start = at;
        Optional<Class<?>> type = SavedNames.BOOK.record(word()).filter(wanted::isAssignableFrom);
        if (type.isEmpty()) {
            at = start;
            throw wrong(String.join(" or ", SavedNames.BOOK.names(wanted)));
        }
        RecordShape shape = SavedNames.BOOK.shape(type.get());
        expect('(');
        var values = new @Nullable Object[shape.parts().size()];
        for (int i = 0; i < values.length; i++) {
            if (i > 0) {
                expect(',');
            }
            RecordShape.Part part = shape.parts().get(i);
            part(part);
            values[i] = part.mayBeNobody() && isNobody() ? null : value(part.type());
        }
        expect(')');
        return shape.make(values)
                .orElseThrow(() -> wrong("other figures in " + shape.name() + "(…)"));
    }

    private boolean isNobody() {
        blanks();
        if (text.startsWith(ValueWriter.NOBODY, at)) {
            at += ValueWriter.NOBODY.length();
            return true;
        }
        return false;
    }

    // ---- letters

    private void blanks() {
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
    }

    private char peek() {
        blanks();
        return at < text.length() ? text.charAt(at) : '\0';
    }

    private void expect(char c) {
        if (peek() != c) {
            throw wrong("'" + c + "'");
        }
        at++;
    }

    private String word() {
        blanks();
        int start = at;
        while (at < text.length() && "[](),=\" ".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        if (start == at) {
            throw wrong("a word or a number");
        }
        return text.substring(start, at);
    }

    private String quoted() {
        expect('"');
        var found = new StringBuilder();
        while (at < text.length() && text.charAt(at) != '"') {
            char c = text.charAt(at++);
            if (c == '\\' && at < text.length()) {
                char escaped = text.charAt(at++);
                found.append(escaped == 'n' ? '\n' : escaped);
            } else {
                found.append(c);
            }
        }
        expect('"');
        return found.toString();
    }

    private Unreadable wrong(String expected) {
        String before = text.substring(Math.max(0, at - 30), Math.min(at, text.length()));
        return new Unreadable("expected " + expected + " after '…" + before + "'");
    }

    /** A value that is not as it should be. */
    static final class Unreadable extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Unreadable(String message) {
            super(message);
        }
    }
}
