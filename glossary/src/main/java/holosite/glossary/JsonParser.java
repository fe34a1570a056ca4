package holosite.glossary;

import java.util.ArrayList;
import java.util.LinkedHashMap;

/**
 * Reads one line of JSON, strictly: no comments, no trailing commas, no key twice, nothing after
 * the value. An error names the column.
 */
final class JsonParser {
    private final String line;
    private int at;

    private JsonParser(String line) {
        this.line = line;
    }

    static JsonValue parse(String line) {
        var parser = new JsonParser(line);
        var value = parser.value();
        parser.skipBlanks();
        if (parser.at < line.length()) {
            throw parser.error("nothing more should follow");
        }
        return value;
    }

    private JsonValue value() {
        return switch (peek()) {
            case '{' -> members();
            case '[' -> items();
            case '"' -> new JsonValue.Text(string());
            default -> throw error("expected an object, an array or a string");
        };
    }

    private JsonValue members() {
        var members = new LinkedHashMap<String, JsonValue>();
        expect('{');
        if (!consume('}')) {
            do {
                int start = start();
                var key = string();
                expect(':');
                if (members.put(key, value()) != null) {
                    at = start;
                    throw error("\"" + key + "\" stands twice");
                }
            } while (consume(','));
            expect('}');
        }
        return new JsonValue.Members(members);
    }

    private JsonValue items() {
        var items = new ArrayList<JsonValue>();
        expect('[');
        if (!consume(']')) {
            do {
                items.add(value());
            } while (consume(','));
            expect(']');
        }
        return new JsonValue.Items(items);
    }

    private String string() {
        expect('"');
        var out = new StringBuilder();
        while (true) {
            char c = next();
            if (c == '"') {
                return out.toString();
            }
            if (c < ' ') {
                at--;
                throw error("a control character must be escaped");
            }
            out.append(c == '\\' ? escaped() : c);
        }
    }

    private char escaped() {
        char c = next();
        return switch (c) {
            case '"', '\\', '/' -> c;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> unicode();
            default -> {
                at--;
                throw error("no such escape");
            }
        };
    }

    private char unicode() {
        int code = 0;
        for (int i = 0; i < 4; i++) {
            int digit = Character.digit(next(), 16);
            if (digit < 0) {
                at--;
                throw error("expected four hexadecimal digits");
            }
            code = code * 16 + digit;
        }
        return (char) code;
    }

    private char next() {
        if (at == line.length()) {
            throw error("the string is not closed");
        }
        return line.charAt(at++);
    }

    private char peek() {
        skipBlanks();
        return at < line.length() ? line.charAt(at) : 0;
    }

    private int start() {
        skipBlanks();
        return at;
    }

    private boolean consume(char c) {
        if (peek() != c) {
            return false;
        }
        at++;
        return true;
    }

    private void expect(char c) {
        if (!consume(c)) {
            throw error("expected " + c);
        }
    }

    private void skipBlanks() {
        while (at < line.length() && (line.charAt(at) == ' ' || line.charAt(at) == '\t')) {
            at++;
        }
    }

    private IllegalArgumentException error(String message) {
        var found = at < line.length() ? "at " + line.charAt(at) : "at the end of the line";
        return new IllegalArgumentException("column " + (at + 1) + ", " + found + ": " + message);
    }
}
