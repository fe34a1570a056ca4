package holosite.rules.training;

import holosite.language.ability.Deed;
import holosite.language.ability.Limit;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.rules.decision.DeployTarget;
import holosite.rules.deploy.DeployCost;
import holosite.rules.deploy.SharedCost;
import holosite.rules.deploy.UnitDeployment;
import holosite.rules.force.ForceUse;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.JediTests;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Occasion;
import holosite.rules.state.Use;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.CardTexts;
import holosite.rules.text.DeployWay;
import holosite.rules.text.DeployWay.Training;
import holosite.rules.uniqueness.UniquenessRules;
import holosite.rules.whereabouts.Whereabouts;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Mentors and apprentices. A mentor is a character of ability above 2, an apprentice a character
 * that is neither a droid nor a Jedi and of lower ability than his mentor. A Jedi Test is aimed at
 * its apprentice, and the apprentice, while he is taking a test, at his mentor.
 */
public final class Apprentices {
    /** From this ability on a character is a Jedi. */
    private static final double JEDI = 6;

    private static final double LEAST_OF_A_MENTOR = 2;

    private Apprentices() {}

    // ---- who may be what

    /** Why a character is no mentor for a new test. */
    public static Refusal mentor(GameState game, Side player, int mentor) {
        var table = game.table();
        if (table.owner(mentor) != player) {
            return Refusal.NOT_YOUR_CARD;
        }
        if (!table.definition(mentor).is(CardType.CHARACTER)
                || !(Figures.of(game, Figure.ABILITY, mentor) > LEAST_OF_A_MENTOR)) {
            return Refusal.MENTOR_TOO_WEAK;
        }
        if (isApprentice(game, mentor)) {
            return Refusal.STILL_AN_APPRENTICE;
        }
        return apprenticeOf(game, mentor) == Table.NOBODY ? Refusal.NONE : Refusal.ALREADY_A_MENTOR;
    }

    /** Why a character is no apprentice of this mentor for the test that follows another. */
    public static Refusal apprentice(
            GameState game, Side player, int mentor, int apprentice, int after) {
        Refusal himself = apprentice(game, player, apprentice, after);
        if (!himself.none()) {
            return himself;
        }
        double ability = Figures.of(game, Figure.ABILITY, apprentice);
        return ability < Figures.of(game, Figure.ABILITY, mentor)
                ? Refusal.NONE
                : Refusal.APPRENTICE_TOO_ABLE;
    }

    private static Refusal apprentice(GameState game, Side player, int apprentice, int after) {
        var table = game.table();
        if (table.owner(apprentice) != player) {
            return Refusal.NOT_YOUR_CARD;
        }
        var definition = table.definition(apprentice);
        if (!definition.is(CardType.CHARACTER) || definition.is(Subtype.DROID)) {
            return Refusal.APPRENTICE_DROID;
        }
        if (Figures.of(game, Figure.ABILITY, apprentice) >= JEDI) {
            return Refusal.APPRENTICE_JEDI;
        }
        if (apprenticeOf(game, apprentice) != Table.NOBODY) {
            return Refusal.ALREADY_A_MENTOR;
        }
        return inTraining(game, apprentice) || JediTests.highest(game, apprentice) != after
                ? Refusal.TEST_OUT_OF_ORDER
                : Refusal.NONE;
    }

    // ---- who is what

    /** The mentor of a character who is taking a test, or nobody. */
    public static int mentorOf(GameState game, int apprentice) {
        var table = game.table();
        return table.definition(apprentice).is(CardType.CHARACTER)
                ? table.aim(apprentice)
                : Table.NOBODY;
    }

    /** Whether a test that he has completed lies on the table, but is still treated as on him. */
    public static boolean hasOnHim(GameState game, int apprentice, int test) {
        var table = game.table();
        return table.definition(test).is(CardType.JEDI_TEST)
                && table.in(test, Zone.SIDE_OF_TABLE)
                && table.has(test, Flag.COMPLETED)
                && table.aim(test) == apprentice
                && Rulings.forbids(
                        game, Deed.PART_FROM_APPRENTICE, table.owner(test), test, apprentice);
    }

    /** The character this one trains, or nobody. */
    static int apprenticeOf(GameState game, int mentor) {
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (mentorOf(game, card) == mentor) {
                return card;
            }
        }
        return Table.NOBODY;
    }

    /** Once an apprentice, a character is one until he is a Jedi. */
    private static boolean isApprentice(GameState game, int card) {
        return inTraining(game, card)
                || (JediTests.highest(game, card) > 0
                        && Figures.of(game, Figure.ABILITY, card) < JEDI);
    }

    /** Whether a character has a test that is not completed yet. */
    private static boolean inTraining(GameState game, int card) {
        return JediTests.isBefore(game, card);
    }

    // ---- what training gives

    /**
     * None of a player's cards took part in a battle, a Force drain or a Jedi Test this turn. Both
     * sides take part in every battle; an attempt is what a Jedi Test does once a turn.
     */
    public static boolean quietTurn(GameState game, Side player) {
        var table = game.table();
        for (int at = table.top(Table.locations()); at != Table.NOBODY; at = table.next(at)) {
            boolean drained =
                    table.has(at, Flag.DRAIN_BEGUN_HERE) && game.turn().player() == player;
            if (table.has(at, Flag.BATTLE_BEGUN_HERE) || drained) {
                return false;
            }
        }
        for (Use use : game.uses().uses()) {
            if (use.per() == Limit.Per.TURN
                    && table.definition(use.card()).is(CardType.JEDI_TEST)
                    && table.owner(use.card()) == player) {
                return false;
            }
        }
        return true;
    }

    // ---- whom a test going to a place can be for

    /** What the text of a Jedi Test says of its mentor and apprentice. */
    static Optional<Training> training(GameState game, int test) {
        return CardTexts.of(game, test).text().ways().stream()
                .flatMap((DeployWay way) -> way.training().stream())
                .findFirst();
    }

    /** Whom a Jedi Test that goes there could be for. */
    public static int[] apprentices(GameState game, int test, Side player, int place) {
        Context context = Context.of(test, player).on(test, place);
        return apprentices(game, training(game, test).orElseThrow(), context);
    }

    /** The apprentices, each with a mentor available; among them cards that could be deployed. */
    private static int[] apprentices(GameState game, Training training, Context context) {
        var standing = Standing.of(game);
        var table = game.table();
        IntStream there =
                IntStream.range(0, standing.cardsInPlay())
                        .filter(standing::active)
                        .map(standing::cardInPlay)
                        .filter(card -> table.definition(card).is(CardType.CHARACTER))
                        .filter(card -> training.apprentice().fits(game, context, card));
        IntStream fresh =
                training.orDeployed()
                        ? Arrays.stream(table.cards(Table.zone(context.player(), Zone.HAND)))
                                .filter(card -> deployable(game, context, card))
                        : IntStream.empty();
        return IntStream.concat(there, fresh)
                .filter(
                        card ->
                                training.mentor().isEmpty()
                                        ? apprentice(game, context.player(), card, training.after())
                                                .none()
                                        : mentors(game, training, context, card).length > 0)
                .toArray();
    }

    /** Those who could train this apprentice. */
    static int[] mentors(GameState game, Training training, Context context, int apprentice) {
        var standing = Standing.of(game);
        Side player = context.player();
        return IntStream.range(0, standing.cardsInPlay())
                .filter(standing::active)
                .map(standing::cardInPlay)
                .filter(card -> card != apprentice && mentor(game, player, card).none())
                .filter(card -> training.mentor().orElseThrow().fits(game, context, card))
                .filter(card -> apprentice(game, player, card, apprentice, training.after()).none())
                .toArray();
    }

    /** Whether a character in hand could come to the place of the test now. */
    private static boolean deployable(GameState game, Context context, int card) {
        Side player = context.player();
        int place = Whereabouts.location(game.table(), context.toward());
        var target = DeployTarget.card(place);
        return game.table().definition(card).is(CardType.CHARACTER)
                && UniquenessRules.mayDeploy(game, card)
                && UnitDeployment.possibleRegardless(game, player, card, place)
                && payable(game, player, card, target);
    }

    private static boolean payable(GameState game, Side player, int card, DeployTarget target) {
        int cost = DeployCost.of(game, card, target, Occasion.NONE);
        return cost + DeployCost.toll(game, player, card, target)
                        <= ForceUse.available(game, player)
                && !SharedCost.lacking(game, player, card, target, cost);
    }
}
