package holosite.server.web;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** The schemas of the OpenAPI document as TypeScript types. */
final class TypeScriptTypes {
    private static final String HEAD =
            """
            /**
             * What is sent over HTTP and over the WebSocket of a table. Written from the server's OpenAPI document, which is
             * made from its records: do not change it by hand, but run the test `ContractTest` with `-Ddocs=write`.
             */
            """;

    private TypeScriptTypes() {}

    static String of(JsonNode schemas) {
        var out = new StringBuilder(HEAD);
        schemas.propertyStream()
                .forEach(
                        schema -> {
                            out.append('\n');
                            comment(out, schema.getValue(), "");
                            if (isInterface(schema.getValue())) {
                                out.append("export interface ")
                                        .append(schema.getKey())
                                        .append(' ')
                                        .append(object(schema.getValue(), ""))
                                        .append('\n');
                            } else {
                                out.append("export type ")
                                        .append(schema.getKey())
                                        .append(" = ")
                                        .append(type(schema.getValue(), ""))
                                        .append(";\n");
                            }
                        });
        return out.toString();
    }

    /** A value that server and client must agree on. */
    static String constant(String about, String name, String type, String json) {
        return "\n/** %s */\nexport const %s: %s = %s;\n".formatted(about, name, type, json);
    }

    private static boolean isInterface(JsonNode schema) {
        return schema.path("properties").isObject();
    }

    private static void comment(StringBuilder out, JsonNode schema, String indent) {
        if (schema.has("description")) {
            out.append(indent)
                    .append("/** ")
                    .append(schema.get("description").asString())
                    .append(" */\n");
        }
    }

    private static String object(JsonNode schema, String indent) {
        List<String> required = new ArrayList<>();
        schema.path("required").forEach(name -> required.add(name.asString()));
        if (schema.get("properties").isEmpty()) {
            return "Record<string, never>";
        }
        var out = new StringBuilder("{\n");
        String deeper = indent + "  ";
        schema.get("properties")
                .propertyStream()
                .forEach(
                        property -> {
                            comment(out, property.getValue(), deeper);
                            out.append(deeper)
                                    .append(property.getKey())
                                    .append(required.contains(property.getKey()) ? ": " : "?: ")
                                    .append(type(property.getValue(), deeper))
                                    .append(";\n");
                        });
        schema.path("patternProperties")
                .propertyStream()
                .forEach(
                        pattern -> {
                            comment(out, pattern.getValue(), deeper);
                            out.append(deeper)
                                    .append("[name: `")
                                    .append(pattern.getKey(), 1, pattern.getKey().indexOf('['))
                                    .append("${number}`]: ")
                                    .append(type(pattern.getValue(), deeper))
                                    .append(";\n");
                        });
        return out.append(indent).append('}').toString();
    }

    private static String type(JsonNode schema, String indent) {
        if (schema.has("$ref")) {
            String ref = schema.get("$ref").asString();
            return ref.substring(ref.lastIndexOf('/') + 1);
        }
        if (schema.has("anyOf")) {
            var all = new ArrayList<String>();
            schema.get("anyOf").forEach(one -> all.add(type(one, indent)));
            return String.join(" | ", all);
        }
        if (schema.has("enum")) {
            var all = new ArrayList<String>();
            schema.get("enum").forEach(word -> all.add("'" + word.asString() + "'"));
            return String.join(" | ", all);
        }
        return switch (schema.path("type").asString("")) {
            case "string" -> "string";
            case "integer", "number" -> "number";
            case "boolean" -> "boolean";
            case "null" -> "null";
            case "array" -> array(type(schema.path("items"), indent));
            case "object" -> map(schema, indent);
            default -> "unknown";
        };
    }

    private static String map(JsonNode schema, String indent) {
        if (isInterface(schema)) {
            return hasSides(schema)
                    ? "Record<Side, " + type(schema.get("properties").get("dark"), indent) + ">"
                    : object(schema, indent);
        }
        if (!schema.path("additionalProperties").isObject()) {
            return "object";
        }
        String value = type(schema.get("additionalProperties"), indent);
        return schema.has("propertyNames")
                ? "Partial<Record<"
                        + type(schema.get("propertyNames"), indent)
                        + ", "
                        + value
                        + ">>"
                : "Record<string, " + value + ">";
    }

    /** Whether it has the same for each side, and nothing else. */
    private static boolean hasSides(JsonNode schema) {
        JsonNode properties = schema.get("properties");
        return properties.size() == 2
                && properties.has("dark")
                && properties.get("dark").equals(properties.get("light"));
    }

    private static String array(String item) {
        boolean simple = !item.contains(" | ") || item.startsWith("{");
        return (simple ? item : "(" + item + ")") + "[]";
    }
}
