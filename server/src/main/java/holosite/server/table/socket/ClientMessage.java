package holosite.server.table.socket;

import holosite.bots.kind.BotKind;
import holosite.language.card.Phase;
import holosite.language.prose.Language;
import holosite.server.table.game.BotSpeed;
import holosite.server.table.game.PlayerStops;
import holosite.server.table.game.RequestKind;
import holosite.server.table.game.Something;
import holosite.server.table.game.TableAction;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A message from a client. Anything that does not match exactly is refused. */
sealed interface ClientMessage {
    int LONGEST_ID = 64;

    /**
     * The first message: the language, and the last event the client has seen, -1 for none.
     *
     * @param version which build of the browser client it is; empty for any other client
     */
    record Hello(Language language, long event, String version) implements ClientMessage {}

    record Speak(Language language) implements ClientMessage {}

    record Act(String id, TableAction action) implements ClientMessage {}

    record Ping(long at) implements ClientMessage {}

    /** Every kind of message, with its fields apart from the type. */
    enum Kind {
        HELLO("language", "event", "version"),
        LANGUAGE("language"),
        PING("at"),
        ANSWER("id", "number", "answer", "times"),
        PASS_UNTIL("id", "number", "on"),
        REQUEST("id", "kind", "minutes"),
        REPLY("id", "kind", "accept"),
        CONCEDE("id"),
        CLAIM("id"),
        SEAT_BOT("id", "level"),
        TAKE_BACK("id"),
        REMATCH("id"),
        STOPS("id", "stops"),
        CHAT("id", "text"),
        STEP("id", "step"),
        WHY("id", "about");

        private final Set<String> fields;

        Kind(String... fields) {
            this.fields = Set.of(fields);
        }

        /** The value of the field {@code type}. */
        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** A malformed message. */
    final class Unclear extends Exception {
        private static final long serialVersionUID = 1L;
        private final String id;
        private final String field;

        Unclear(String id, String field) {
            super("not understood");
            this.id = id;
            this.field = field;
        }

        /** The wrong field; empty if the message as a whole is wrong. */
        String field() {
            return field;
        }

        /** The id of the message; empty if it has none. */
        String id() {
            return id;
        }
    }

    JsonMapper MAPPER =
            JsonMapper.builder(
                            JsonFactory.builder()
                                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                                    .build())
                    .build();

    static ClientMessage read(String text) throws Unclear {
        JsonNode json;
        try {
            json = MAPPER.readTree(text);
        } catch (JacksonException e) {
            throw new Unclear("", "");
        }
        if (json == null || !json.isObject()) {
            throw new Unclear("", "");
        }
        String id = json.path("id").isString() ? json.path("id").asString() : "";
        if (id.length() > LONGEST_ID) {
            throw new Unclear("", "id");
        }
        var in = new Reader(json, id);
        Kind kind = in.kind();
        return switch (kind) {
            case HELLO ->
                    new Hello(
                            in.language(),
                            json.path("event").isNull() ? -1 : in.whole(json, "event"),
                            json.has("version") ? in.text(json, "version") : "");
            case LANGUAGE -> new Speak(in.language());
            case PING -> new Ping(in.whole(json, "at"));
            case ANSWER -> new Act(id, in.answer());
            case PASS_UNTIL ->
                    new Act(
                            id,
                            new TableAction.PassUntil(
                                    in.number(json, "number"), in.truth(json, "on")));
            case REQUEST ->
                    new Act(
                            id,
                            new TableAction.Ask(
                                    in.request(),
                                    json.has("minutes") ? in.number(json, "minutes") : 0));
            case REPLY ->
                    new Act(id, new TableAction.Reply(in.request(), in.truth(json, "accept")));
            case CONCEDE -> new Act(id, new TableAction.Concede());
            case CLAIM -> new Act(id, new TableAction.Claim());
            case SEAT_BOT -> new Act(id, new TableAction.SeatBot(in.bot()));
            case TAKE_BACK -> new Act(id, new TableAction.TakeSeatBack());
            case REMATCH -> new Act(id, new TableAction.WantRematch());
            case STOPS -> new Act(id, in.stops());
            case CHAT -> new Act(id, new TableAction.Say(in.text(json, "text")));
            case STEP -> new Act(id, new TableAction.GoToStep(in.number(json, "step")));
            case WHY -> new Act(id, in.why());
        };
    }

    /** Reads the fields of a message. */
    final class Reader {
        private static final int MOST_CARDS = 200;
        private final JsonNode json;
        private final String id;

        private Reader(JsonNode json, String id) {
            this.json = json;
            this.id = id;
        }

        private Unclear unclear(String field) {
            return new Unclear(id, field);
        }

        /** Its kind; the message must have the fields of that kind and no others. */
        private Kind kind() throws Unclear {
            String word = text(json, "type");
            for (Kind kind : Kind.values()) {
                if (kind.word().equals(word)) {
                    var fields = new HashSet<>(kind.fields);
                    fields.add("type");
                    hasOnly(json, fields);
                    if (fields.contains("id") && id.isEmpty()) {
                        throw unclear("id");
                    }
                    return kind;
                }
            }
            throw unclear("type");
        }

        private void hasOnly(JsonNode in, Set<String> fields) throws Unclear {
            for (String name : in.propertyNames()) {
                if (!fields.contains(name)) {
                    throw unclear(name.length() > LONGEST_ID ? "…" : name);
                }
            }
        }

        private String text(JsonNode in, String name) throws Unclear {
            if (!in.path(name).isString()) {
                throw unclear(name);
            }
            return in.path(name).asString();
        }

        private boolean truth(JsonNode in, String name) throws Unclear {
            if (!in.path(name).isBoolean()) {
                throw unclear(name);
            }
            return in.path(name).asBoolean();
        }

        private long whole(JsonNode in, String name) throws Unclear {
            if (!in.path(name).isIntegralNumber() || !in.path(name).canConvertToLong()) {
                throw unclear(name);
            }
            return in.path(name).asLong();
        }

        private int number(JsonNode in, String name) throws Unclear {
            long number = whole(in, name);
            if (number < Integer.MIN_VALUE || number > Integer.MAX_VALUE) {
                throw unclear(name);
            }
            return (int) number;
        }

        private Language language() throws Unclear {
            return switch (text(json, "language")) {
                case "en" -> Language.EN;
                case "fr" -> Language.FR;
                default -> throw unclear("language");
            };
        }

        private RequestKind request() throws Unclear {
            return switch (text(json, "kind")) {
                case "undo" -> RequestKind.UNDO;
                case "cancel" -> RequestKind.CANCEL;
                case "extend" -> RequestKind.EXTEND;
                default -> throw unclear("kind");
            };
        }

        private BotKind bot() throws Unclear {
            return BotKind.named(text(json, "level")).orElseThrow(() -> unclear("level"));
        }

        private TableAction answer() throws Unclear {
            JsonNode answer = json.path("answer");
            if (!answer.isObject() || answer.size() != 1) {
                throw unclear("answer");
            }
            String words;
            if (answer.has("pass")) {
                if (!truth(answer, "pass")) {
                    throw unclear("pass");
                }
                words = "pass";
            } else if (answer.has("choice")) {
                words = Integer.toString(number(answer, "choice"));
            } else if (answer.has("number")) {
                words = "=" + number(answer, "number");
            } else {
                hasOnly(answer, Set.of("cards"));
                words = cards(answer.path("cards"));
            }
            int times = json.has("times") ? number(json, "times") : 1;
            if (times < 1 || times > MOST_CARDS) {
                throw unclear("times");
            }
            return new TableAction.GiveAnswer(number(json, "number"), words, times);
        }

        private String cards(JsonNode list) throws Unclear {
            if (!list.isArray() || list.size() > MOST_CARDS) {
                throw unclear("cards");
            }
            var words = new StringBuilder("[");
            for (JsonNode card : list) {
                if (!card.isIntegralNumber() || !card.canConvertToInt()) {
                    throw unclear("cards");
                }
                words.append(words.length() > 1 ? "," : "").append(card.asInt());
            }
            return words.append(']').toString();
        }

        private TableAction stops() throws Unclear {
            JsonNode stops = json.path("stops");
            if (!stops.isObject()) {
                throw unclear("stops");
            }
            hasOnly(
                    stops,
                    Set.of(
                            "own",
                            "opponents",
                            "responses",
                            "skip",
                            "ownActions",
                            "alike",
                            "idle",
                            "wakes",
                            "bots"));
            return new TableAction.SetStops(
                    new PlayerStops(
                            phases(stops, "own"),
                            phases(stops, "opponents"),
                            truth(stops, "responses"),
                            phases(stops, "skip"),
                            truth(stops, "ownActions"),
                            false,
                            !stops.has("idle") || !truth(stops, "idle"),
                            stops.has("wakes")
                                    ? all(stops, "wakes", Something.class)
                                    : PlayerStops.STANDARD.wakes(),
                            stops.has("bots")
                                    ? one(text(stops, "bots"), "bots", BotSpeed.class)
                                    : PlayerStops.STANDARD.bots()),
                    stops.has("alike") ? Optional.of(truth(stops, "alike")) : Optional.empty());
        }

        private Set<Phase> phases(JsonNode stops, String field) throws Unclear {
            return all(stops, field, Phase.class);
        }

        private <E extends Enum<E>> Set<E> all(JsonNode in, String field, Class<E> type)
                throws Unclear {
            if (!in.path(field).isArray()) {
                throw unclear(field);
            }
            var found = EnumSet.noneOf(type);
            for (JsonNode name : in.path(field)) {
                found.add(one(name.isString() ? name.asString() : "", field, type));
            }
            return found;
        }

        private <E extends Enum<E>> E one(String name, String field, Class<E> type) throws Unclear {
            for (E constant : type.getEnumConstants()) {
                if (constant.name().toLowerCase(Locale.ROOT).equals(name)) {
                    return constant;
                }
            }
            throw unclear(field);
        }

        private TableAction why() throws Unclear {
            JsonNode about = json.path("about");
            if (!about.isObject()) {
                throw unclear("about");
            }
            switch (text(about, "what")) {
                case "card" -> {
                    hasOnly(about, Set.of("what", "handle"));
                    return new TableAction.WhyCard(number(about, "handle"));
                }
                case "generation" -> {
                    hasOnly(about, Set.of("what"));
                    return new TableAction.WhyGeneration();
                }
                case "not" -> {
                    hasOnly(about, Set.of("what", "handle", "target"));
                    return new TableAction.WhyNot(
                            number(about, "handle"),
                            about.has("target")
                                    ? OptionalInt.of(number(about, "target"))
                                    : OptionalInt.empty());
                }
                default -> throw unclear("what");
            }
        }
    }
}
