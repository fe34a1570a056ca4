package holosite.app;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes values as JSON: maps, lists, strings, numbers and booleans. */
final class JsonText {
    private JsonText() {}

    static String of(Object value) {
        return switch (value) {
            case Map<?, ?> map ->
                    map.entrySet().stream()
                            .map(e -> quote(e.getKey().toString()) + ": " + of(e.getValue()))
                            .collect(Collectors.joining(", ", "{", "}"));
            case List<?> list ->
                    list.stream().map(JsonText::of).collect(Collectors.joining(", ", "[", "]"));
            case Double number ->
                    Double.isFinite(number) ? String.format(Locale.ROOT, "%.3f", number) : "null";
            case Number number -> number.toString();
            case Boolean truth -> truth.toString();
            default -> quote(value.toString());
        };
    }

    private static String quote(String text) {
        var out = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                default -> out.append(c < ' ' ? String.format("\\u%04x", (int) c) : c);
            }
        }
        return out.append('"').toString();
    }
}
