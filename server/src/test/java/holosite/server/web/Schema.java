package holosite.server.web;

import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialect;
import com.networknt.schema.dialect.Dialects;
import com.networknt.schema.keyword.NonValidationKeyword;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Checks responses and messages against the OpenAPI description. */
public final class Schema {
    private static final JsonNode DOCUMENT = JsonMapper.shared().readTree(OpenApi.text());

    private static final SchemaRegistry REGISTRY =
            SchemaRegistry.withDefaultDialect(
                    Dialect.builder(Dialects.getDraft202012())
                            .keyword(new NonValidationKeyword("components"))
                            .build());
    private static final Map<JsonNode, com.networknt.schema.Schema> VALIDATORS =
            new ConcurrentHashMap<>();

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
        return schema.isMissingNode() ? List.of() : faults(schema, answer, method + " " + path);
    }

    /** Everything in a message that does not match the schema of this name. */
    public static List<String> faults(String name, JsonNode message) {
        JsonNode schema = DOCUMENT.at("/components/schemas/" + name);
        return schema.isMissingNode()
                ? List.of(name + " is not described")
                : faults(schema, message, name);
    }

    private static List<String> faults(JsonNode schema, JsonNode value, String where) {
        return VALIDATORS.computeIfAbsent(schema, Schema::validator).validate(value).stream()
                .map(error -> where + error)
                .toList();
    }

    /** References lead into the components of the document, which go along. */
    private static com.networknt.schema.Schema validator(JsonNode schema) {
        ObjectNode whole = JsonMapper.shared().createObjectNode();
        whole.putArray("allOf").add(schema);
        whole.set("components", DOCUMENT.get("components"));
        return REGISTRY.getSchema(whole);
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
}
