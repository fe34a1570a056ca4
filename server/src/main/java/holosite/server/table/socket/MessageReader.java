package holosite.server.table.socket;

import holosite.bots.kind.BotKind;
import holosite.rules.decision.AnswerCode;
import holosite.server.message.ClientMessage;
import holosite.server.serialization.ClientJson;
import holosite.server.table.game.PlayerStops;
import holosite.server.table.game.TableAction;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.JsonNode;

/** Reads the messages of clients. Anything that does not match exactly is refused. */
final class MessageReader {
    private static final int LONGEST_ID = 64;
    private static final int MOST_CARDS = 200;

    private MessageReader() {}

    /** A malformed message. */
    static final class Unclear extends Exception {
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

    static ClientMessage read(String text) throws Unclear {
        JsonNode json;
        try {
            json = ClientJson.MAPPER.readTree(text);
        } catch (JacksonException e) {
            throw new Unclear("", "");
        }
        if (json == null || !json.isObject()) {
            throw new Unclear("", "");
        }
        String id = json.path("id").asString("");
        if (json.has("id") && (id.isEmpty() || id.length() > LONGEST_ID)) {
            throw new Unclear("", "id");
        }
        try {
            return ClientJson.MAPPER.treeToValue(json, ClientMessage.class);
        } catch (DatabindException e) {
            throw new Unclear(id, field(e));
        }
    }

    /** The innermost field that is wrong; that of the type if no other is to blame. */
    private static String field(DatabindException e) {
        for (JacksonException.Reference step : e.getPath().reversed()) {
            String name = step.getPropertyName();
            if (name != null) {
                return name.length() > LONGEST_ID ? "…" : name;
            }
        }
        return "type";
    }

    /** What the message wants of the table. */
    static TableAction action(ClientMessage.Wish wish) throws Unclear {
        return switch (wish) {
            case ClientMessage.Answer answer ->
                    new TableAction.GiveAnswer(
                            answer.number(), code(answer).toString(), times(answer));
            case ClientMessage.PassUntil until ->
                    new TableAction.PassUntil(until.number(), until.on());
            case ClientMessage.Request request ->
                    new TableAction.Ask(request.kind(), request.minutes().orElse(0));
            case ClientMessage.Reply reply -> new TableAction.Reply(reply.kind(), reply.accept());
            case ClientMessage.Concede c -> new TableAction.Concede();
            case ClientMessage.Claim c -> new TableAction.Claim();
            case ClientMessage.SeatBot bot ->
                    new TableAction.SeatBot(
                            BotKind.named(bot.level())
                                    .orElseThrow(() -> new Unclear(bot.id(), "level")));
            case ClientMessage.TakeBack t -> new TableAction.TakeSeatBack();
            case ClientMessage.Rematch r -> new TableAction.WantRematch();
            case ClientMessage.SetStops set -> stops(set.stops());
            case ClientMessage.Chat chat -> new TableAction.Say(chat.text());
            case ClientMessage.Step step -> new TableAction.GoToStep(step.step());
            case ClientMessage.Puzzle puzzle -> new TableAction.StepInPuzzle(puzzle.step());
            case ClientMessage.Why why ->
                    switch (why.about()) {
                        case ClientMessage.AboutCard card -> new TableAction.WhyCard(card.handle());
                        case ClientMessage.AboutGeneration g -> new TableAction.WhyGeneration();
                        case ClientMessage.AboutQuestion q -> new TableAction.WhyQuestion();
                        case ClientMessage.AboutNot not ->
                                new TableAction.WhyNot(not.handle(), not.target());
                    };
        };
    }

    private static int times(ClientMessage.Answer given) throws Unclear {
        int times = given.times().orElse(1);
        if (times < 1 || times > MOST_CARDS) {
            throw new Unclear(given.id(), "times");
        }
        return times;
    }

    private static AnswerCode code(ClientMessage.Answer given) throws Unclear {
        return switch (given.answer()) {
            case ClientMessage.Pass pass -> {
                if (!pass.pass()) {
                    throw new Unclear(given.id(), "pass");
                }
                yield new AnswerCode.Pass();
            }
            case ClientMessage.Choice choice -> new AnswerCode.Choice(choice.choice());
            case ClientMessage.Number number -> new AnswerCode.Number(number.number());
            case ClientMessage.Cards cards -> {
                if (cards.cards().size() > MOST_CARDS) {
                    throw new Unclear(given.id(), "cards");
                }
                yield new AnswerCode.Cards(
                        cards.cards().stream().mapToInt(Integer::intValue).toArray());
            }
        };
    }

    private static TableAction stops(ClientMessage.WantedStops wanted) {
        return new TableAction.SetStops(
                new PlayerStops(
                        Set.copyOf(wanted.own()),
                        Set.copyOf(wanted.opponents()),
                        wanted.responses(),
                        Set.copyOf(wanted.skip()),
                        wanted.ownActions(),
                        false,
                        !wanted.idle().orElse(false),
                        wanted.wakes().map(Set::copyOf).orElse(PlayerStops.STANDARD.wakes()),
                        wanted.bots().orElse(PlayerStops.STANDARD.bots())),
                wanted.alike());
    }
}
