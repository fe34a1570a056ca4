package holosite.server.web;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The paths of the OpenAPI document, made from the routes and their contracts. */
final class RoutePaths {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final Pattern PART = Pattern.compile("\\{(\\w+)}");
    private static final String REFUSED = "#/components/responses/Refused";

    private final Map<Class<?>, String> names;

    /**
     * @param names what the schemas of the records are called
     */
    RoutePaths(Map<Class<?>, String> names) {
        this.names = names;
    }

    ObjectNode of(List<Route> routes) {
        ObjectNode paths = JSON.createObjectNode();
        for (Route route : routes) {
            paths.withObjectProperty(route.path())
                    .set(route.method().name().toLowerCase(Locale.ROOT), operation(route));
        }
        return paths;
    }

    private ObjectNode operation(Route route) {
        RouteContract contract = route.contract();
        ObjectNode operation = JSON.createObjectNode().put("summary", contract.summary());
        if (route.access() != Access.ANYONE) {
            operation.putArray("security").addObject().putArray("session");
        }
        operation.set("parameters", parameters(route));
        contract.body()
                .ifPresent(
                        type ->
                                operation
                                        .putObject("requestBody")
                                        .put("required", true)
                                        .putObject("content")
                                        .putObject("application/json")
                                        .set("schema", schema(type)));
        ObjectNode responses = operation.putObject("responses");
        responses.set(Integer.toString(contract.answer().status()), granted(contract.answer()));
        contract.also()
                .forEach(
                        (status, when) -> {
                            ObjectNode other =
                                    status < 300
                                            ? granted(contract.answer())
                                            : JSON.createObjectNode();
                            responses.set(Integer.toString(status), other.put("description", when));
                        });
        for (int status : refusals(route)) {
            responses.putObject(Integer.toString(status)).put("$ref", REFUSED);
        }
        responses.putObject("default").put("$ref", REFUSED);
        return operation;
    }

    private static ArrayNode parameters(Route route) {
        ArrayNode parameters = JSON.createArrayNode();
        PART.matcher(route.path())
                .results()
                .forEach(
                        part -> parameter(parameters, part.group(1), "path").put("required", true));
        route.contract()
                .query()
                .forEach(
                        (name, meaning) ->
                                parameter(parameters, name, "query")
                                        .put("required", false)
                                        .put("description", meaning));
        if (route.contract().once()) {
            parameters.addObject().put("$ref", "#/components/parameters/Idempotency-Key");
        }
        if (route.method() != HttpMethod.GET) {
            parameters.addObject().put("$ref", "#/components/parameters/X-Holosite");
            parameters.addObject().put("$ref", "#/components/parameters/Origin");
        }
        parameters.addObject().put("$ref", "#/components/parameters/lang");
        return parameters;
    }

    private static ObjectNode parameter(ArrayNode parameters, String name, String in) {
        ObjectNode parameter = parameters.addObject().put("name", name).put("in", in);
        parameter.putObject("schema").put("type", "string");
        return parameter;
    }

    private ObjectNode granted(RouteContract.Answer answer) {
        ObjectNode granted = JSON.createObjectNode();
        switch (answer) {
            case RouteContract.Answer.Nothing n -> granted.put("description", "Done.");
            case RouteContract.Answer.One one -> json(granted, schema(one.type()));
            case RouteContract.Answer.OneOrNull one -> {
                ObjectNode schema = JSON.createObjectNode();
                schema.putArray("anyOf").add(schema(one.type())).addObject().put("type", "null");
                json(granted, schema);
            }
            case RouteContract.Answer.Several several -> {
                ObjectNode schema = JSON.createObjectNode().put("type", "array");
                schema.set("items", schema(several.type()));
                json(granted, schema);
            }
            case RouteContract.Answer.File file -> {
                ObjectNode content = granted.put("description", "Granted.").putObject("content");
                for (String type : file.types()) {
                    content.putObject(type).putObject("schema").put("type", "string");
                }
            }
        }
        return granted;
    }

    private static void json(ObjectNode granted, ObjectNode schema) {
        granted.put("description", "Granted.")
                .putObject("content")
                .putObject("application/json")
                .set("schema", schema);
    }

    private ObjectNode schema(Class<?> type) {
        if (type == Object.class) {
            return JSON.createObjectNode().put("type", "object");
        }
        String name = names.get(type);
        if (name == null) {
            throw new AssertionError("no schema is made from " + type);
        }
        return JSON.createObjectNode().put("$ref", "#/components/schemas/" + name);
    }

    /** What follows from who may ask and what is taken, and what the route says of itself. */
    private static SortedSet<Integer> refusals(Route route) {
        RouteContract contract = route.contract();
        var statuses = new TreeSet<>(contract.refusals());
        statuses.add(429);
        if (contract.body().isPresent()) {
            statuses.addAll(List.of(400, 413, 415));
        }
        if (contract.once() || !contract.query().isEmpty()) {
            statuses.add(400);
        }
        if (route.access() != Access.ANYONE) {
            statuses.add(401);
        }
        if (route.access() == Access.ADMIN || route.method() != HttpMethod.GET) {
            statuses.add(403);
        }
        if (route.path().contains("{")) {
            statuses.add(404);
        }
        return statuses;
    }
}
