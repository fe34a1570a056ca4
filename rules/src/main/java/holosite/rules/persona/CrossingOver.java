package holosite.rules.persona;

import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.rules.leaving.Leaving;
import holosite.rules.log.CardEntry;
import holosite.rules.log.CardName;
import holosite.rules.modifier.Standing;
import holosite.rules.presence.Participation;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.text.CardTexts;
import holosite.rules.text.DeployWay;
import holosite.rules.whereabouts.Whereabouts;
import java.util.stream.IntStream;

/**
 * Crossing over to the other side of the Force, by the text of a card. The character belongs to the
 * other player for the rest of the game, on the table and elsewhere, and is another persona with
 * another title; its old owner deploys no version of the old persona any more. Jedi Tests stay and
 * serve the new owner; whatever else is on the character or aimed at it and no longer fits is lost.
 */
public final class CrossingOver {
    private CrossingOver() {}

    public static void cross(GameState game, int[] cards) {
        for (int i = cards.length - 1; i >= 0; i--) {
            if (game.table().inPlay(cards[i])
                    && !game.table()
                            .definition(cards[i])
                            .crossed()
                            .equals(game.table().definition(cards[i]))) {
                cross(game, cards[i]);
            }
        }
    }

    private static void cross(GameState game, int card) {
        var table = game.table();
        boolean[] fitted = new boolean[table.count()];
        int[] bound = bound(game, card);
        for (int other : bound) {
            fitted[other] = fits(game, other, card);
        }
        CardName before = game.keepsLog() ? game.name(card) : CardName.NONE;
        stepAside(game, card);
        table.crossOver(card);
        if (game.keepsLog()) {
            game.log(new CardEntry.CrossesOver(table.owner(card), game.name(card), before));
        }
        Side owner = table.owner(card);
        for (int other : bound) {
            if (table.definition(other).is(CardType.JEDI_TEST)) {
                table.setOwner(other, owner);
                table.set(other, Flag.STOLEN);
            }
        }
        Leaving.lose(
                game,
                IntStream.of(bound)
                        .filter(other -> fitted[other] && !fits(game, other, card))
                        .toArray());
    }

    /**
     * He is free and known as who he is, stands at the site by himself where he was in custody or
     * aboard something of his old side, and takes no further part in a battle.
     */
    private static void stepAside(GameState game, int card) {
        var table = game.table();
        int place = Whereabouts.location(table, card);
        if (place != Table.NOBODY
                && table.host(card) != place
                && table.definition(place).is(Subtype.SITE)) {
            table.toBottom(card, Table.on(place), Role.AT);
        }
        table.clear(card, Flag.CAPTIVE | Flag.FROZEN | Flag.UNDERCOVER);
        if (Participation.takesPart(game, card)) {
            Participation.exclude(game, card);
        }
    }

    /** The cards on a character and those aimed at it. */
    private static int[] bound(GameState game, int card) {
        var table = game.table();
        var standing = Standing.of(game);
        return IntStream.range(0, standing.cardsInPlay())
                .map(standing::cardInPlay)
                .filter(
                        other ->
                                (table.host(other) == card && table.role(other) == Role.ON)
                                        || table.aim(other) == card)
                .toArray();
    }

    /** Whether a card could still be on the character, or be aimed at it. */
    private static boolean fits(GameState game, int other, int card) {
        var table = game.table();
        if (table.host(other) == card) {
            return Replacement.goesOn(game, other, card);
        }
        if (table.definition(other).is(CardType.CHARACTER)
                || table.definition(other).is(CardType.JEDI_TEST)) {
            return true;
        }
        Context context = Context.of(other, table.owner(other)).on(other, table.host(other));
        for (DeployWay way : CardTexts.of(game, other).text().ways()) {
            if (way.aim().isPresent() && way.aim().get().test().fits(game, context, card)) {
                return true;
            }
        }
        return false;
    }
}
