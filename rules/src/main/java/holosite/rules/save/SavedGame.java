package holosite.rules.save;

import holosite.language.Card;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.book.RuleBook;
import holosite.rules.card.LastingId;
import holosite.rules.card.ProgramId;
import holosite.rules.decision.Decision;
import holosite.rules.decision.Outcome;
import holosite.rules.kit.CardPool;
import holosite.rules.log.Entry;
import holosite.rules.setup.Setup;
import holosite.rules.state.Attack;
import holosite.rules.state.Battle;
import holosite.rules.state.GameSnapshot;
import holosite.rules.state.GameState;
import holosite.rules.state.LastingText;
import holosite.rules.state.SpentTrigger;
import holosite.rules.state.Step;
import holosite.rules.state.Stops;
import holosite.rules.state.Turn;
import holosite.rules.state.Use;
import holosite.rules.state.Uses;
import holosite.rules.text.CardAction;
import holosite.rules.text.Catalog;
import holosite.rules.text.Program;
import holosite.rules.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game in progress as text: the decks, where every card is, and everything that is going on, a
 * line each. Reading it back gives an equal game that plays on identically.
 */
public final class SavedGame {
    private static final String FIRST_WORD = "holosite game";

    private SavedGame() {}

    // ---- writing

    public static String write(Game door) {
        GameState game = door.state();
        GameSnapshot snapshot = GameSnapshot.of(game);
        RulesVersion version = RulesVersion.CURRENT;
        var text = new StringBuilder(FIRST_WORD).append(' ').append(version.format()).append('\n');
        text.append("rules: ").append(version.rules()).append('\n');
        for (Side side : Side.values()) {
            deck(side, game.setup().of(side), text);
        }
        SavedTable.write(game, text);
        line("turn", snapshot.turn(), text);
        line("battle", snapshot.battle(), text);
        line("attack", snapshot.attack(), text);
        line("drain", snapshot.drainLocation(), text);
        line("outcome", snapshot.outcome(), text);
        line("decision", snapshot.decision(), text);
        block("to do", snapshot.steps(), text);
        block("lasting", snapshot.lastings(), text);
        block("used", snapshot.uses().uses(), text);
        line("canceled", snapshot.canceled(), text);
        line("played", snapshot.uses().played(), text);
        line("went off", snapshot.uses().wentOff(), text);
        line("next id", snapshot.nextId(), text);
        line("chance", snapshot.random(), text);
        line("settled", snapshot.settled(), text);
        line("stops", snapshot.stops(), text);
        line("quiet", snapshot.quiet(), text);
        block("log", snapshot.log(), text);
        return text.append("end\n").toString();
    }

    private static void deck(Side side, Setup.PlayerDeck deck, StringBuilder text) {
        line("deck", side, text);
        line("name", deck.name(), text);
        line("start", deck.start(), text);
        cards(deck.cards(), text);
        text.append("under:\n");
        cards(deck.under(), text);
    }

    private static void cards(List<Card> cards, StringBuilder text) {
        for (Card card : cards) {
            text.append("- ").append(card.id()).append(' ').append(card.title()).append('\n');
        }
    }

    static void line(String key, Object value, StringBuilder text) {
        text.append(key).append(": ").append(ValueWriter.of(value)).append('\n');
    }

    static void block(String key, List<?> values, StringBuilder text) {
        text.append(key).append(":\n");
        for (Object value : values) {
            text.append("- ").append(ValueWriter.of(value)).append('\n');
        }
    }

    // ---- reading

    /**
     * The game that was saved, with cards from this pool.
     *
     * @throws Malformed if the text is no saved game, or a damaged one
     */
    public static Game read(String text, CardPool pool) {
        var lines = new SavedLines(text);
        version(lines);
        Catalog catalog = pool.catalog();
        var library = new Texts(catalog);
        Setup.PlayerDeck dark = deck(lines, Side.DARK, pool, library);
        Setup.PlayerDeck light = deck(lines, Side.LIGHT, pool, library);
        var setup = new Setup(catalog, dark, light);
        GameState blank = GameState.laidOut(setup, 0, RuleBook.BOOK);
        SavedTable table = SavedTable.read(lines, blank, library);
        Turn turn = lines.value("turn", Turn.class, library);
        Battle battle = lines.value("battle", Battle.class, library);
        Attack attack = lines.value("attack", Attack.class, library);
        int drain = lines.value("drain", Integer.class, library);
        Optional<Outcome> outcome = lines.optional("outcome", Outcome.class, library);
        Optional<Decision> decision = lines.optional("decision", Decision.class, library);
        List<Step> steps = lines.block("to do", Step.class, library);
        List<LastingText> lastings = lines.block("lasting", LastingText.class, library);
        List<Use> uses = lines.block("used", Use.class, library);
        List<Integer> canceled = lines.list("canceled", Integer.class, library);
        List<String> played = lines.list("played", String.class, library);
        List<SpentTrigger> wentOff = lines.list("went off", SpentTrigger.class, library);
        int nextId = lines.value("next id", Integer.class, library);
        long random = lines.number("chance");
        boolean settled = lines.truth("settled");
        Stops stops = lines.value("stops", Stops.class, library);
        boolean quiet = lines.truth("quiet");
        List<Entry> log = lines.block("log", Entry.class, library);
        lines.end();
        return Game.of(
                GameState.of(
                        setup,
                        new GameSnapshot(
                                table.snapshot(),
                                table.systems(),
                                turn,
                                battle,
                                attack,
                                drain,
                                steps,
                                decision,
                                outcome,
                                lastings,
                                new Uses(uses, played, wentOff),
                                canceled,
                                nextId,
                                random,
                                settled,
                                stops,
                                quiet,
                                log),
                        RuleBook.BOOK));
    }

    /**
     * The rules that wrote the game: others than these may play on differently.
     *
     * @throws Malformed if the text is no saved game, or one of another format
     */
    public static RulesVersion writtenBy(String text) {
        return version(new SavedLines(text));
    }

    /**
     * Whether two saved games stand alike, whichever rules wrote them and whatever their logs say.
     */
    public static boolean standAlike(String one, String other) {
        return position(one).equals(position(other));
    }

    private static String position(String text) {
        int decks = text.indexOf("\ndeck: ");
        int log = text.lastIndexOf("\nlog:\n");
        return decks < 0 || log < decks ? text : text.substring(decks, log);
    }

    private static RulesVersion version(SavedLines lines) {
        int format = lines.format(FIRST_WORD);
        if (format != RulesVersion.CURRENT.format()) {
            throw lines.wrong(
                    "this saved game has format %d; these rules read format %d only."
                            .formatted(format, RulesVersion.CURRENT.format()));
        }
        String rules = lines.value("rules");
        if (rules.isBlank()) {
            throw lines.wrong("the version of the rules that wrote this game should stand here.");
        }
        return new RulesVersion(format, rules);
    }

    private static Setup.PlayerDeck deck(
            SavedLines lines, Side side, CardPool pool, Texts library) {
        if (lines.value("deck", Side.class, library) != side) {
            throw lines.wrong("the deck of " + side + " must come here");
        }
        String name = lines.value("name", String.class, library);
        String start = lines.value("start", String.class, library);
        List<Card> cards = cards(lines, side, pool);
        lines.value("under");
        return new Setup.PlayerDeck(name, cards, start, cards(lines, side, pool));
    }

    private static List<Card> cards(SavedLines lines, Side side, CardPool pool) {
        var cards = new ArrayList<Card>();
        for (Optional<String> item = lines.item(); item.isPresent(); item = lines.item()) {
            String id = item.get().split(" ", 2)[0];
            Optional<Card> card = pool.withId(id);
            if (card.isEmpty() || card.get().side() != side) {
                throw lines.wrong("there is no card " + id + " of the " + side + " side");
            }
            cards.add(card.get());
        }
        return cards;
    }

    /** What the cards of a catalog say. */
    private record Texts(Catalog catalog) implements ValueReader.Library {

        @Override
        public Program program(ProgramId id) {
            return catalog.program(id).orElseThrow(() -> unknown(id));
        }

        @Override
        public CardAction action(ProgramId id) {
            return catalog.action(id).orElseThrow(() -> unknown(id));
        }

        @Override
        public Text.Part lasting(LastingId id) {
            return catalog.lasting(id).orElseThrow(() -> unknown(id)).part();
        }

        private static ValueReader.Unreadable unknown(ProgramId id) {
            return new ValueReader.Unreadable("no card has the text " + id);
        }
    }
}
