package holosite.rules.save;

import holosite.rules.text.CardAction;
import holosite.rules.text.Program;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Writes a value: numbers and names as they are, texts in quotes, lists in brackets, records with
 * the names of their components: {@code turn(number=3, player=dark, …)}. What a card says is
 * written as the name of its text.
 */
final class ValueWriter {
    /** Stands for a player where there may be none. */
    static final String NOBODY = "nobody";

    private ValueWriter() {}

    static String of(Object value) {
        var text = new StringBuilder();
        write(value, text);
        return text.toString();
    }

    private static void write(@Nullable Object value, StringBuilder text) {
        switch (value) {
            case null -> text.append(NOBODY);
            case String s -> quote(s, text);
            case Enum<?> e -> text.append(SavedNames.BOOK.wordFor(e));
            case Optional<?> o -> {
                if (o.isPresent()) {
                    write(o.get(), text);
                } else {
                    text.append("none");
                }
            }
            case List<?> list -> write(list, text);
            case Program program -> write((Record) program.id(), text);
            case CardAction action -> write((Record) action.program().id(), text);
            case Record r -> write(r, text);
            default -> {
                if (value.getClass().isArray()) {
                    var list = new ArrayList<Object>();
                    for (int i = 0; i < Array.getLength(value); i++) {
                        list.add(Array.get(value, i));
                    }
                    write(list, text);
                } else if (value instanceof Number || value instanceof Boolean) {
                    text.append(value);
                } else {
                    throw new IllegalArgumentException(
                            "no words for a " + value.getClass().getName());
                }
            }
        }
    }

    private static void write(List<?> list, StringBuilder text) {
        text.append('[');
        for (int i = 0; i < list.size(); i++) {
            text.append(i == 0 ? "" : ", ");
            write(list.get(i), text);
        }
        text.append(']');
    }

    private static void write(Record value, StringBuilder text) {
        RecordShape shape = SavedNames.BOOK.shape(value.getClass());
        text.append(shape.name()).append('(');
        String between = "";
        for (RecordShape.Part part : shape.parts()) {
            text.append(between).append(part.name()).append('=');
            write(part.of(value), text);
            between = ", ";
        }
        text.append(')');
    }

    private static void quote(String s, StringBuilder text) {
        text.append('"');
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            switch (c) {
                case '"', '\\' -> text.append('\\').append(c);
                case '\n' -> text.append("\\n");
                default -> text.append(c);
            }
        }
        text.append('"');
    }
}
