package holosite.server.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The schemas of the messages over HTTP, made from the Java records that are read and written. What
 * a record does not say (descriptions, and which words a text can be) is kept from the schema there
 * is.
 */
final class RecordSchemas {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final String REF = "#/components/schemas/";

    private final Map<Class<?>, String> names;
    private final List<String> requests;

    /**
     * @param names what the schema of a record or enum is called; others stand where they are used
     * @param requests the schemas of what clients send: they may leave out what is optional
     */
    RecordSchemas(Map<Class<?>, String> names, List<String> requests) {
        this.names = names;
        this.requests = requests;
    }

    /** The schema of this record, with what the one before says besides. */
    ObjectNode of(Class<?> type, JsonNode before) {
        return (ObjectNode) merged(declared(type, requests.contains(names.get(type))), before);
    }

    private ObjectNode declared(Class<?> type, boolean request) {
        ObjectNode schema = JSON.createObjectNode();
        if (type.isEnum()) {
            ArrayNode words = schema.put("type", "string").putArray("enum");
            for (Object constant : type.getEnumConstants()) {
                words.add(((Enum<?>) constant).name().toLowerCase(Locale.ROOT));
            }
            return schema;
        }
        ObjectNode properties = schema.put("type", "object").putObject("properties");
        ArrayNode required = schema.putArray("required");
        for (RecordComponent part : type.getRecordComponents()) {
            String name = name(part);
            properties.set(name, schema(part.getGenericType(), request, mayLack(part)));
            boolean optional = isOptional(part.getType());
            if (!(optional && (request || mayLack(part)))) {
                required.add(name);
            }
        }
        schema.put("additionalProperties", false);
        return schema;
    }

    private static String name(RecordComponent part) {
        JsonProperty other = part.getAccessor().getAnnotation(JsonProperty.class);
        return other == null || other.value().isEmpty() ? part.getName() : other.value();
    }

    /** Whether it is left out rather than null. */
    private static boolean mayLack(RecordComponent part) {
        return part.getAccessor().isAnnotationPresent(JsonInclude.class)
                || part.getDeclaringRecord().isAnnotationPresent(JsonInclude.class);
    }

    private static boolean isOptional(Class<?> type) {
        return type == Optional.class || type == OptionalInt.class || type == OptionalLong.class;
    }

    private ObjectNode schema(Type type, boolean request, boolean mayLack) {
        if (type instanceof ParameterizedType generic) {
            Type inner = generic.getActualTypeArguments()[0];
            if (generic.getRawType() == Optional.class) {
                ObjectNode own = schema(inner, request, false);
                return mayLack ? own : orNull(own);
            }
            ObjectNode array = JSON.createObjectNode().put("type", "array");
            array.set("items", schema(inner, request, false));
            return array;
        }
        Class<?> plain = (Class<?>) type;
        if (plain == OptionalInt.class || plain == OptionalLong.class) {
            ObjectNode own = JSON.createObjectNode().put("type", "integer");
            return mayLack ? own : orNull(own);
        }
        String known = names.get(plain);
        if (known != null) {
            return JSON.createObjectNode().put("$ref", REF + known);
        }
        if (plain.isRecord() || plain.isEnum()) {
            return declared(plain, request);
        }
        String word =
                plain == String.class
                        ? "string"
                        : plain == boolean.class || plain == Boolean.class
                                ? "boolean"
                                : plain == double.class ? "number" : "integer";
        return JSON.createObjectNode().put("type", word);
    }

    private static ObjectNode orNull(ObjectNode own) {
        ObjectNode either = JSON.createObjectNode();
        either.putArray("anyOf").add(own).addObject().put("type", "null");
        return either;
    }

    /** What the record does not say is taken from before, wherever both have the same shape. */
    private static JsonNode merged(JsonNode fresh, JsonNode before) {
        if (fresh instanceof ArrayNode list) {
            for (int i = 0; i < list.size() && list.get(i).isObject(); i++) {
                list.set(i, merged(list.get(i), before.path(i)));
            }
            return list;
        }
        if (!(fresh instanceof ObjectNode object)) {
            return fresh;
        }
        for (String key : List.copyOf(object.propertyNames())) {
            if (!Arrays.asList("required", "enum").contains(key)) {
                object.set(key, merged(object.get(key), before.path(key)));
            }
        }
        boolean words =
                object.path("type").asString("").equals("string")
                        && before.path("type").asString("").equals("string")
                        && !object.has("enum")
                        && before.has("enum");
        if (words) {
            object.set("enum", before.get("enum"));
        }
        if (before.has("description")) {
            object.set("description", before.get("description"));
        }
        return object;
    }
}
