package holosite.server.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Checks responses against the OpenAPI description. */
public final class Schema {
    private static final JsonNode DOCUMENT = JsonMapper.shared().readTree(OpenApi.text());

    private Schema() {}

    /** Everything in a response that does not match the description. */
    public static List<String> faults(String method, String path, int status, JsonNode answer) {
        JsonNode responses =
                DOCUMENT.path("paths")
                        .path(path)
                        .path(method.toLowerCase(Locale.ROOT))
                        .path("responses");
        String code = Integer.toString(status);
        boolean otherwise = status >= 400 && !responses.has(code);
        JsonNode response = resolved(responses.path(otherwise ? "default" : code));
        if (response.isMissingNode()) {
            return List.of(method + " " + path + " is not described to answer " + status);
        }
        JsonNode schema = response.path("content").path("application/json").path("schema");
        var faults = new ArrayList<String>();
        if (!schema.isMissingNode()) {
            check(schema, answer, method + " " + path, faults);
        }
        return faults;
    }

    /** Every method and path that is described. */
    public static List<String> described() {
        var all = new ArrayList<String>();
        DOCUMENT.path("paths")
                .propertyStream()
                .forEach(
                        path ->
                                path.getValue()
                                        .propertyNames()
                                        .forEach(
                                                method ->
                                                        all.add(
                                                                method.toUpperCase(Locale.ROOT)
                                                                        + " "
                                                                        + path.getKey())));
        return all;
    }

    /** The query parameters of a route. */
    public static Set<String> query(Route route) {
        return operation(route)
                .path("parameters")
                .valueStream()
                .map(Schema::resolved)
                .filter(parameter -> parameter.path("in").asString().equals("query"))
                .map(parameter -> parameter.path("name").asString())
                .collect(Collectors.toSet());
    }

    /** The schema of the body; missing if there is none. */
    public static JsonNode body(Route route) {
        return resolved(
                operation(route)
                        .path("requestBody")
                        .path("content")
                        .path("application/json")
                        .path("schema"));
    }

    /** The schema of a field, also in one of several alternatives. */
    public static JsonNode field(JsonNode schema, String name) {
        JsonNode field = resolved(schema.path("properties").path(name));
        return field.has("anyOf") ? resolved(field.path("anyOf").path(0)) : field;
    }

    /** The schema of the items of a list. */
    public static JsonNode items(JsonNode schema) {
        return resolved(schema.path("items"));
    }

    private static JsonNode operation(Route route) {
        return DOCUMENT.path("paths")
                .path(route.path())
                .path(route.method().name().toLowerCase(Locale.ROOT));
    }

    private static JsonNode resolved(JsonNode node) {
        return node.has("$ref") ? DOCUMENT.at(node.get("$ref").asString().substring(1)) : node;
    }

    private static void check(JsonNode given, JsonNode value, String where, List<String> faults) {
        JsonNode schema = resolved(given);
        if (schema.has("anyOf")) {
            boolean fits =
                    schema.get("anyOf")
                            .valueStream()
                            .anyMatch(
                                    one -> {
                                        var own = new ArrayList<String>();
                                        check(one, value, where, own);
                                        return own.isEmpty();
                                    });
            if (!fits) {
                faults.add(where + " fits nothing: " + value);
            }
            return;
        }
        boolean fits =
                switch (schema.path("type").asString("any")) {
                    case "string" -> value.isString();
                    case "integer" -> value.isIntegralNumber();
                    case "number" -> value.isNumber();
                    case "boolean" -> value.isBoolean();
                    case "null" -> value.isNull();
                    case "array" -> value.isArray();
                    case "object" -> value.isObject();
                    default -> true;
                };
        if (!fits) {
            faults.add(where + " should be " + schema.path("type").asString("") + ": " + value);
            return;
        }
        if (schema.has("enum")) {
            boolean known = schema.get("enum").valueStream().anyMatch(value::equals);
            if (!known) {
                faults.add(where + " is not one of the words: " + value);
            }
        }
        if (value.isArray()) {
            value.forEach(item -> check(schema.path("items"), item, where + "[]", faults));
        }
        if (value.isObject() && schema.has("properties")) {
            schema.path("required")
                    .forEach(
                            name -> {
                                if (!value.has(name.asString())) {
                                    faults.add(where + " lacks " + name.asString());
                                }
                            });
            value.propertyStream()
                    .forEach(
                            property -> {
                                JsonNode own = schema.get("properties").path(property.getKey());
                                if (own.isMissingNode()) {
                                    faults.add(where + " has " + property.getKey() + " too");
                                } else {
                                    check(
                                            own,
                                            property.getValue(),
                                            where + "." + property.getKey(),
                                            faults);
                                }
                            });
        }
    }
}
