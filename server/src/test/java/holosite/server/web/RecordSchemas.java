package holosite.server.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import holosite.server.message.MessageKinds;
import holosite.server.message.SectionName;
import holosite.server.message.Sections;
import java.lang.annotation.Annotation;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The schemas of the messages, made from the Java records that are read and written. What a record
 * does not say (descriptions, and which words a text can be) is kept from the schema there is.
 */
final class RecordSchemas {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final String REF = "#/components/schemas/";
    private static final Map<Class<?>, String> PLAIN =
            Map.of(
                    String.class, "string",
                    boolean.class, "boolean",
                    Boolean.class, "boolean",
                    double.class, "number",
                    Double.class, "number",
                    OptionalDouble.class, "number",
                    int.class, "integer",
                    Integer.class, "integer",
                    long.class, "integer");
    private static final Map<Class<?>, String> MORE_PLAIN =
            Map.of(
                    Long.class, "integer",
                    OptionalInt.class, "integer",
                    OptionalLong.class, "integer");
    private static final Set<Class<?>> OPTIONAL =
            Set.of(Optional.class, OptionalInt.class, OptionalLong.class, OptionalDouble.class);

    private final Map<Class<?>, String> names;
    private final Set<String> requests;

    /**
     * @param names what the schema of a type is called; others stand where they are used
     * @param requests the schemas of what clients send: they may leave out what is optional
     */
    RecordSchemas(Map<Class<?>, String> names, Set<String> requests) {
        this.names = names;
        this.requests = requests;
    }

    /** The schema of this type, with what the one before says besides. */
    ObjectNode of(Class<?> type, JsonNode before) {
        boolean request = requests.contains(names.get(type));
        return (ObjectNode) merged(declared(type, Map.of(), request), before);
    }

    /** A reference to the schema of this type. */
    ObjectNode reference(Class<?> type) {
        return schema(type, Map.of(), false);
    }

    private ObjectNode declared(Class<?> type, Map<Type, Type> variables, boolean request) {
        if (type == Sections.class) {
            return sections();
        }
        if (type.isEnum()) {
            return words(type);
        }
        if (type.isSealed()) {
            ObjectNode either = JSON.createObjectNode();
            ArrayNode all = either.putArray("anyOf");
            for (Class<?> one : MessageKinds.records(type)) {
                all.add(object(one, variables, request, tag(type)));
            }
            return either;
        }
        if (!type.isRecord()) {
            throw new IllegalArgumentException(type + " is no message");
        }
        for (RecordComponent part : type.getRecordComponents()) {
            if (has(part, JsonValue.class)) {
                return schema(part.getGenericType(), variables, request);
            }
        }
        return object(type, variables, request, Optional.empty());
    }

    private static ObjectNode words(Class<?> type) {
        ObjectNode schema = JSON.createObjectNode().put("type", "string");
        ArrayNode words = schema.putArray("enum");
        for (Object constant : type.getEnumConstants()) {
            words.add(((Enum<?>) constant).name().toLowerCase(Locale.ROOT));
        }
        return schema;
    }

    /** The field by which the records of a family are told apart. */
    private static Optional<String> tag(Class<?> family) {
        return Optional.ofNullable(family.getAnnotation(JsonTypeInfo.class))
                .filter(info -> info.use() == JsonTypeInfo.Id.NAME)
                .map(JsonTypeInfo::property);
    }

    private ObjectNode object(
            Class<?> type, Map<Type, Type> variables, boolean request, Optional<String> tag) {
        ObjectNode schema = JSON.createObjectNode().put("type", "object");
        ObjectNode properties = schema.putObject("properties");
        ArrayNode required = schema.putArray("required");
        tag.ifPresent(
                name -> {
                    String word = type.getAnnotation(JsonTypeName.class).value();
                    properties.putObject(name).put("type", "string").putArray("enum").add(word);
                    required.add(name);
                });
        add(type, variables, request, properties, required);
        schema.put("additionalProperties", false);
        return schema;
    }

    private void add(
            Class<?> type,
            Map<Type, Type> variables,
            boolean request,
            ObjectNode properties,
            ArrayNode required) {
        for (RecordComponent part : type.getRecordComponents()) {
            if (has(part, JsonUnwrapped.class)) {
                add(part.getType(), variables, request, properties, required);
                continue;
            }
            String name = name(part);
            boolean mayLack = mayLack(part);
            ObjectNode own = schema(part.getGenericType(), variables, request);
            boolean optional = OPTIONAL.contains(part.getType());
            properties.set(name, optional && !mayLack ? orNull(own) : own);
            boolean leftOut = mayLack || (optional && request && !isRequired(part));
            if (!leftOut) {
                required.add(name);
            }
        }
    }

    private static String name(RecordComponent part) {
        JsonProperty other = part.getAccessor().getAnnotation(JsonProperty.class);
        return other == null || other.value().isEmpty() ? part.getName() : other.value();
    }

    private static boolean isRequired(RecordComponent part) {
        JsonProperty property = part.getAccessor().getAnnotation(JsonProperty.class);
        return property != null && property.required();
    }

    /** Whether it is left out rather than null, empty or false. */
    private static boolean mayLack(RecordComponent part) {
        return has(part, JsonInclude.class)
                || (part.getDeclaringRecord().isAnnotationPresent(JsonInclude.class)
                        && OPTIONAL.contains(part.getType()));
    }

    private static boolean has(RecordComponent part, Class<? extends Annotation> annotation) {
        return part.getAccessor().isAnnotationPresent(annotation);
    }

    /** The schema of what is there, if it is. */
    private ObjectNode schema(Type type, Map<Type, Type> variables, boolean request) {
        if (type instanceof TypeVariable<?>) {
            Type known = Objects.requireNonNull(variables.get(type), type::getTypeName);
            return schemaOrNull(known, variables, request);
        }
        if (type instanceof ParameterizedType generic) {
            return generic(generic, variables, request);
        }
        Class<?> plain = (Class<?>) type;
        String known = names.get(plain);
        if (known != null) {
            return JSON.createObjectNode().put("$ref", REF + known);
        }
        String word = PLAIN.getOrDefault(plain, MORE_PLAIN.get(plain));
        return word == null
                ? declared(plain, variables, request)
                : JSON.createObjectNode().put("type", word);
    }

    private ObjectNode schemaOrNull(Type type, Map<Type, Type> variables, boolean request) {
        Type raw = type instanceof ParameterizedType generic ? generic.getRawType() : type;
        ObjectNode own = schema(type, variables, request);
        return raw instanceof Class<?> plain && OPTIONAL.contains(plain) ? orNull(own) : own;
    }

    private ObjectNode generic(ParameterizedType type, Map<Type, Type> variables, boolean request) {
        Class<?> raw = (Class<?>) type.getRawType();
        Type[] given = type.getActualTypeArguments();
        if (raw == Optional.class) {
            return schema(given[0], variables, request);
        }
        if (Collection.class.isAssignableFrom(raw)) {
            ObjectNode array = JSON.createObjectNode().put("type", "array");
            array.set("items", schemaOrNull(given[0], variables, request));
            return array;
        }
        if (raw == Map.class) {
            ObjectNode map = JSON.createObjectNode().put("type", "object");
            if (given[0] != String.class) {
                map.set("propertyNames", schema(given[0], variables, request));
            }
            map.set("additionalProperties", schemaOrNull(given[1], variables, request));
            return map;
        }
        var inside = new HashMap<>(variables);
        for (int i = 0; i < given.length; i++) {
            inside.put(raw.getTypeParameters()[i], given[i]);
        }
        return declared(raw, inside, request);
    }

    /** The sections of a table: any of them, those of the locations with a handle behind. */
    private ObjectNode sections() {
        ObjectNode schema = JSON.createObjectNode().put("type", "object");
        ObjectNode properties = schema.putObject("properties");
        ObjectNode patterns = schema.putObject("patternProperties");
        for (SectionName name : SectionName.values()) {
            ObjectNode own = schema(name.type(), Map.of(), false);
            ObjectNode section = name.mayLack() ? orNull(own) : own;
            if (name == SectionName.PLACE) {
                patterns.set("^" + name.word() + ":[0-9]+$", section);
            } else {
                properties.set(name.word(), section);
            }
        }
        schema.put("additionalProperties", false);
        return schema;
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
            if (!List.of("required", "enum").contains(key)) {
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
        if (before.path("description").isString() && !object.has("description")) {
            object.set("description", before.get("description"));
        }
        return object;
    }
}
