package holosite.server.table;

import holosite.language.card.Phase;
import holosite.language.prose.Language;
import java.util.EnumSet;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a client says. Whatever is not exactly like this is not understood. */
sealed interface ClientMessage {

    /** The first: the language, and the last event the client has seen, -1 for none. */
    record Hello(Language language, long event) implements ClientMessage {}

    record Speak(Language language) implements ClientMessage {}

    record Act(String id, Deed deed) implements ClientMessage {}

    record Ping(long at) implements ClientMessage {}

    /** A message that says something else than it should. */
    final class Unclear extends Exception {
        private static final long serialVersionUID = 1L;
        private final String id;

        Unclear(String id) {
            super("not understood");
            this.id = id;
        }

        /** The id the client gave it, empty where it gave none. */
        String id() {
            return id;
        }
    }

    JsonMapper MAPPER = new JsonMapper();

    static ClientMessage read(String text) throws Unclear {
        JsonNode json;
        try {
            json = MAPPER.readTree(text);
        } catch (JacksonException e) {
            throw new Unclear("");
        }
        String id = json.path("id").isString() ? json.path("id").asString() : "";
        if (id.length() > 64) {
            throw new Unclear("");
        }
        var in = new Reader(json, id);
        return switch (in.text(json, "type")) {
            case "hello" ->
                    new Hello(
                            in.language(),
                            json.path("event").isNull() || json.path("event").isMissingNode()
                                    ? -1
                                    : in.whole(json, "event"));
            case "language" -> new Speak(in.language());
            case "ping" -> new Ping(in.whole(json, "at"));
            case "answer" -> new Act(id, in.answer());
            case "request" ->
                    new Act(
                            id,
                            new Deed.Ask(
                                    in.kind(),
                                    json.has("minutes") ? in.number(json, "minutes") : 0));
            case "reply" -> new Act(id, new Deed.Reply(in.kind(), in.truth(json, "accept")));
            case "concede" -> new Act(id, new Deed.Concede());
            case "rematch" -> new Act(id, new Deed.WantRematch());
            case "stops" -> new Act(id, new Deed.SetStops(in.stops()));
            case "chat" -> new Act(id, new Deed.Say(in.text(json, "text")));
            case "why" -> new Act(id, in.why());
            default -> throw new Unclear(id);
        };
    }

    /** Takes a message apart. */
    final class Reader {
        private static final int MOST_CARDS = 200;
        private final JsonNode json;
        private final String id;

        private Reader(JsonNode json, String id) {
            this.json = json;
            this.id = id;
        }

        private String text(JsonNode in, String name) throws Unclear {
            if (!in.path(name).isString()) {
                throw new Unclear(id);
            }
            return in.path(name).asString();
        }

        private boolean truth(JsonNode in, String name) throws Unclear {
            if (!in.path(name).isBoolean()) {
                throw new Unclear(id);
            }
            return in.path(name).asBoolean();
        }

        private long whole(JsonNode in, String name) throws Unclear {
            if (!in.path(name).isIntegralNumber() || !in.path(name).canConvertToLong()) {
                throw new Unclear(id);
            }
            return in.path(name).asLong();
        }

        private int number(JsonNode in, String name) throws Unclear {
            long number = whole(in, name);
            if (number < Integer.MIN_VALUE || number > Integer.MAX_VALUE) {
                throw new Unclear(id);
            }
            return (int) number;
        }

        private Language language() throws Unclear {
            return switch (text(json, "language")) {
                case "en" -> Language.EN;
                case "fr" -> Language.FR;
                default -> throw new Unclear(id);
            };
        }

        private RequestKind kind() throws Unclear {
            return switch (text(json, "kind")) {
                case "undo" -> RequestKind.UNDO;
                case "cancel" -> RequestKind.CANCEL;
                case "extend" -> RequestKind.EXTEND;
                default -> throw new Unclear(id);
            };
        }

        private Deed answer() throws Unclear {
            JsonNode answer = json.path("answer");
            if (!answer.isObject() || answer.size() != 1) {
                throw new Unclear(id);
            }
            String words;
            if (answer.has("pass")) {
                if (!truth(answer, "pass")) {
                    throw new Unclear(id);
                }
                words = "pass";
            } else if (answer.has("choice")) {
                words = Integer.toString(number(answer, "choice"));
            } else if (answer.has("number")) {
                words = "=" + number(answer, "number");
            } else {
                words = cards(answer.path("cards"));
            }
            return new Deed.GiveAnswer(number(json, "number"), words);
        }

        private String cards(JsonNode list) throws Unclear {
            if (!list.isArray() || list.size() > MOST_CARDS) {
                throw new Unclear(id);
            }
            var words = new StringBuilder("[");
            for (JsonNode card : list) {
                if (!card.isIntegralNumber() || !card.canConvertToInt()) {
                    throw new Unclear(id);
                }
                words.append(words.length() > 1 ? "," : "").append(card.asInt());
            }
            return words.append(']').toString();
        }

        private PlayerStops stops() throws Unclear {
            JsonNode stops = json.path("stops");
            return new PlayerStops(
                    phases(stops.path("own")),
                    phases(stops.path("opponents")),
                    truth(stops, "responses"),
                    phases(stops.path("skip")),
                    truth(stops, "ownActions"));
        }

        private Set<Phase> phases(JsonNode list) throws Unclear {
            if (!list.isArray()) {
                throw new Unclear(id);
            }
            var phases = EnumSet.noneOf(Phase.class);
            for (JsonNode name : list) {
                phases.add(phase(name.isString() ? name.asString() : ""));
            }
            return phases;
        }

        private Phase phase(String name) throws Unclear {
            for (Phase phase : Phase.values()) {
                if (phase.name().toLowerCase(Locale.ROOT).equals(name)) {
                    return phase;
                }
            }
            throw new Unclear(id);
        }

        private Deed why() throws Unclear {
            JsonNode about = json.path("about");
            return switch (text(about, "what")) {
                case "card" -> new Deed.WhyCard(number(about, "handle"));
                case "generation" -> new Deed.WhyGeneration();
                case "not" ->
                        new Deed.WhyNot(
                                number(about, "handle"),
                                about.has("target")
                                        ? OptionalInt.of(number(about, "target"))
                                        : OptionalInt.empty());
                default -> throw new Unclear(id);
            };
        }
    }
}
