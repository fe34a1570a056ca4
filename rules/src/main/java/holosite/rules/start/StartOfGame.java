package holosite.rules.start;

import holosite.language.ability.Deed;
import holosite.language.card.Icon;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.language.card.Uniqueness.Scope;
import holosite.rules.Game;
import holosite.rules.action.Asking;
import holosite.rules.action.Step;
import holosite.rules.catalog.Check;
import holosite.rules.catalog.Definition;
import holosite.rules.decision.Answer;
import holosite.rules.decision.Decision;
import holosite.rules.decision.Prompt;
import holosite.rules.deploy.BattleStations;
import holosite.rules.force.Piles;
import holosite.rules.log.Entry;
import holosite.rules.table.Cards;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.turn.TakeTurn;
import java.util.Arrays;

/**
 * Starting the game: both reveal a starting location; if both chose the same unique one, both
 * choose again. Then each shuffles and draws eight cards, and Dark takes the first turn.
 */
public final class StartOfGame {
    private static final int HAND = 8;

    private StartOfGame() {}

    public static void begin(Game game) {
        game.push(new Choose(named(game, 0), named(game, 1), Cards.NONE));
    }

    /** The location the deck names, or nobody. */
    private static int named(Game game, int player) {
        String start = game.setup().of(Side.values()[player]).start();
        var table = game.table();
        for (int card = table.top(player, Zone.RESERVE_DECK);
                card != Table.NOBODY;
                card = table.next(card)) {
            if (table.definition(card).isLocation() && table.definition(card).titled(start)) {
                return card;
            }
        }
        return Table.NOBODY;
    }

    /** A location that can lie on an empty table: it needs no other card first. */
    public static boolean legalStart(Definition location) {
        return location.isLocation()
                && !location.card().system().isEmpty()
                && location.card().uniqueness().scope() != Scope.SYSTEM
                && !location.has(Trait.ASTEROID)
                && !(location.is(Subtype.SECTOR) && location.has(Trait.CLOUD))
                && !needsAnother(location);
    }

    /** A text that asks for another card, or a site of ships of which there are several. */
    private static boolean needsAnother(Definition location) {
        return location.text(location.card().side().ordinal()).onlys().stream()
                        .anyMatch(only -> !Check.isTrue(only.when()))
                || !location.isUnique()
                        && (location.has(Icon.STARSHIP_SITE) || location.has(Icon.VEHICLE_SITE));
    }

    /** Locations a player may still choose, apart from those tried. */
    private static int[] choices(Game game, int player, Cards tried) {
        return Arrays.stream(game.table().cards(Table.zone(player, Zone.RESERVE_DECK)))
                .filter(card -> legalStart(game.table().definition(card)))
                .filter(
                        card ->
                                Arrays.stream(tried.numbers())
                                        .noneMatch(
                                                t ->
                                                        game.table()
                                                                .definition(t)
                                                                .titled(
                                                                        game.table()
                                                                                .definition(card)
                                                                                .card()
                                                                                .title())))
                .toArray();
    }

    /**
     * Both choices, once each is made; the same unique location sends both back to choose again.
     */
    public record Choose(int dark, int light, Cards tried) implements Step {

        @Override
        public void run(Game game) {
            var table = game.table();
            if (dark != Table.NOBODY
                    && light != Table.NOBODY
                    && table.definition(dark).isUnique()
                    && table.definition(dark).titled(table.definition(light).card().title())) {
                game.push(new Again(0, Table.NOBODY, tried.with(dark, light)));
                return;
            }
            game.push(new Deal());
            lay(game, 1, light);
            lay(game, 0, dark);
        }

        private static void lay(Game game, int player, int card) {
            if (card == Table.NOBODY || !legalStart(game.table().definition(card))) {
                game.say(Entry.Line.NO_STARTING_LOCATION, player, Table.NOBODY, Table.NOBODY, 0);
            } else {
                game.push(new Lay(player, card));
            }
        }
    }

    /** A starting location is laid out. */
    public record Lay(int player, int card) implements Step {

        @Override
        public void run(Game game) {
            game.table().layOut(card, Table.NOBODY);
            BattleStations.note(game, player, card);
            game.table().set(card, holosite.rules.table.Flag.STARTING_LOCATION);
            game.say(Entry.Line.STARTING_LOCATION, player, card, Table.NOBODY, 0);
        }
    }

    /** A player chooses another starting location; without any other he starts with none. */
    public record Again(int player, int darkChoice, Cards tried) implements Asking {

        @Override
        public void run(Game game) {
            int[] choices = choices(game, player, tried);
            if (choices.length == 0) {
                chosen(game, Table.NOBODY);
            } else {
                game.ask(
                        this,
                        new Decision.ChooseCards(
                                Side.values()[player],
                                Prompt.of(Prompt.Key.STARTING_LOCATION),
                                choices,
                                1,
                                1));
            }
        }

        @Override
        public void answered(Game game, Answer answer) {
            chosen(game, ((Answer.Cards) answer).among(choices(game, player, tried))[0]);
        }

        private void chosen(Game game, int card) {
            game.push(
                    player == 0 ? new Again(1, card, tried) : new Choose(darkChoice, card, tried));
        }
    }

    /** Shuffling, the opening hands, the first turn. */
    public record Deal() implements Step {

        @Override
        public void run(Game game) {
            for (int player = 0; player < 2; player++) {
                Piles.mix(game, Table.zone(player, Zone.RESERVE_DECK));
                for (int i = 0; i < HAND; i++) {
                    int card = game.table().top(player, Zone.RESERVE_DECK);
                    if (card != Table.NOBODY) {
                        game.table().toTop(card, Table.zone(player, Zone.HAND), Role.NONE);
                    }
                }
                game.say(Entry.Line.OPENING_HAND, player, Table.NOBODY, Table.NOBODY, HAND);
            }
            game.push(TakeTurn.of(first(game)));
        }

        /** The Dark Side goes first unless its starting location gives that up. */
        private static int first(Game game) {
            int dark = Side.DARK.ordinal();
            return game.rulings().forbids(Deed.TAKE_FIRST_TURN, dark, Table.NOBODY, Table.NOBODY)
                    ? Side.LIGHT.ordinal()
                    : dark;
        }
    }
}
