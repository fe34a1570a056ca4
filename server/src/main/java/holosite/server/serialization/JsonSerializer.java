package holosite.server.serialization;

import com.typesafe.config.Config;
import java.io.NotSerializableException;
import java.util.HashMap;
import java.util.Map;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorRefResolver;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.serialization.SerializerWithStringManifest;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/**
 * Writes events and messages as JSON. The manifest is the name that {@code holosite.conf} gives the
 * sealed interface the value belongs to; the JSON itself names the record. A stored name stays
 * readable for ever, whatever becomes of the class.
 */
public final class JsonSerializer extends SerializerWithStringManifest {
    private static final Logger LOG = LoggerFactory.getLogger(JsonSerializer.class);
    private static final int IDENTIFIER = 4_711_001;
    private static final String FAMILIES = "holosite.serialization.families";

    private final JsonMapper mapper;
    private final Map<String, Class<?>> families = new HashMap<>();
    private final Map<Class<?>, String> names = new HashMap<>();

    public JsonSerializer(ExtendedActorSystem system) {
        ActorRefResolver resolver = ActorRefResolver.get(Adapter.toTyped(system));
        var refs = new SimpleModule("actors");
        refs.addSerializer(ActorRef.class, new RefWriter(resolver));
        refs.addDeserializer(ActorRef.class, new RefReader(resolver));
        mapper =
                JsonMapper.builder()
                        .addModule(refs)
                        // a newer version may write fields this one does not know
                        .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                        .build();
        for (Config family : system.settings().config().getConfigList(FAMILIES)) {
            Class<?> type = type(family.getString("type"));
            names.put(type, family.getString("name"));
            families.put(family.getString("name"), type);
            family.getStringList("earlier").forEach(name -> families.put(name, type));
        }
    }

    private static Class<?> type(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException(FAMILIES + " names no class: " + name, e);
        }
    }

    @Override
    public int identifier() {
        return IDENTIFIER;
    }

    @Override
    public String manifest(Object value) {
        Class<?> family = family(value.getClass());
        String name = names.get(family);
        if (name == null) {
            throw new IllegalArgumentException(FAMILIES + " has no name for " + family.getName());
        }
        return name;
    }

    /** The interface at the top: the one that directly extends the marker. */
    private static Class<?> family(Class<?> type) {
        for (Class<?> above : type.getInterfaces()) {
            if (above == JsonSerializable.class) {
                return type;
            }
            if (JsonSerializable.class.isAssignableFrom(above)) {
                return family(above);
            }
        }
        throw new IllegalArgumentException(type + " is not to be written");
    }

    @Override
    public byte[] toBinary(Object value) {
        return mapper.writerFor(family(value.getClass())).writeValueAsBytes(value);
    }

    @Override
    public Object fromBinary(byte[] bytes, String manifest) throws NotSerializableException {
        Class<?> family = named(manifest);
        try {
            return mapper.readValue(bytes, family);
        } catch (JacksonException e) {
            return instead(manifest, family, e);
        }
    }

    /** What a family has for values that cannot be read, so that they stop nothing else. */
    private Object instead(String manifest, Class<?> family, JacksonException why)
            throws NotSerializableException {
        try {
            Object unread = mapper.readValue("{}", family);
            LOG.warn("a {} cannot be read: {}", manifest, why.getOriginalMessage());
            return unread;
        } catch (JacksonException e) {
            throw unreadable(manifest, why);
        }
    }

    private Class<?> named(String manifest) throws NotSerializableException {
        Class<?> known = families.get(manifest);
        if (known == null) {
            throw new NotSerializableException("nothing is called '" + manifest + "' here");
        }
        return known;
    }

    private static NotSerializableException unreadable(String manifest, Exception cause) {
        var wrong = new NotSerializableException("no " + manifest + ": " + cause.getMessage());
        wrong.initCause(cause);
        return wrong;
    }

    @SuppressWarnings("rawtypes")
    private static final class RefWriter extends ValueSerializer<ActorRef> {
        private final ActorRefResolver resolver;

        RefWriter(ActorRefResolver resolver) {
            this.resolver = resolver;
        }

        @Override
        public void serialize(ActorRef ref, JsonGenerator generator, SerializationContext context) {
            generator.writeString(resolver.toSerializationFormat((ActorRef<?>) ref));
        }
    }

    @SuppressWarnings("rawtypes")
    private static final class RefReader extends ValueDeserializer<ActorRef> {
        private final ActorRefResolver resolver;

        RefReader(ActorRefResolver resolver) {
            this.resolver = resolver;
        }

        @Override
        public ActorRef deserialize(JsonParser parser, DeserializationContext context) {
            return resolver.resolveActorRef(parser.getString());
        }
    }
}
