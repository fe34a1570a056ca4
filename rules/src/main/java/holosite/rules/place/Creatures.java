package holosite.rules.place;

import holosite.language.ability.Deed;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.card.Definition;
import holosite.rules.modifier.FigureListener;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.RuleUse;
import holosite.rules.state.Uses;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.text.CardTexts;
import holosite.rules.whereabouts.Whereabouts;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;

/**
 * Creatures: they live in their habitat, give no presence and never battle. A parasite that has
 * attached itself goes where its host goes.
 */
public final class Creatures {
    /** Kinds of creatures that go by several titles. */
    private static final Set<Trait> KINDS = EnumSet.of(Trait.WAMPA);

    private Creatures() {}

    /** Whether the creature can live at this location. */
    public static boolean inHabitat(GameState game, int creature, int location) {
        var table = game.table();
        return !PlaceRules.holosite(game, location)
                && CardTexts.of(game, creature)
                        .creatureText()
                        .habitat()
                        .fits(game, Context.of(creature, table.owner(creature)), location);
    }

    /** Attached to a host: it neither attacks nor moves by itself. */
    public static boolean attached(Table table, int creature) {
        return table.role(creature) == Role.ON;
    }

    /** A creature that can be attacked: on its own, or attached to a host that is in the open. */
    public static boolean attackable(GameState game, int card) {
        var table = game.table();
        if (!table.definition(card).is(CardType.CREATURE) || !Standing.of(game).isActive(card)) {
            return false;
        }
        int place = Whereabouts.present(table, card);
        return place != Table.NOBODY && table.laidOut(place);
    }

    /** A creature on its own, that can attack and be attacked. */
    public static boolean atLarge(GameState game, int card) {
        var table = game.table();
        return table.definition(card).is(CardType.CREATURE)
                && table.role(card) == Role.AT
                && Standing.of(game).isActive(card);
    }

    /**
     * Ferocity with so much drawn as destiny, if any is needed, and every change; never below zero.
     */
    public static double ferocity(GameState game, int creature, double drawn) {
        Side owner = game.table().owner(creature);
        double first =
                CardTexts.of(game, creature)
                        .creatureText()
                        .ferocity()
                        .of(game, Context.of(creature, owner));
        double total = (Double.isNaN(first) ? 0 : first) + (Double.isNaN(drawn) ? 0 : drawn);
        return Math.max(
                0,
                Figures.modified(
                        game,
                        Figure.FEROCITY,
                        creature,
                        owner,
                        Table.NOBODY,
                        total,
                        FigureListener.NONE));
    }

    /**
     * Prey: a character that is not a droid, or a creature vehicle, in the open where the creature
     * is; captives and missing characters too, but nobody frozen or undercover and nobody aboard
     * anything. Texts add to it and take from it. A parasite attacks only its kind of host.
     */
    public static boolean isPrey(GameState game, int creature, int card) {
        var table = game.table();
        if (card == creature
                || table.definition(card).is(CardType.CREATURE)
                || table.has(card, Flag.UNDERCOVER | NEVER_PREY)
                || aboard(table, card)
                || Whereabouts.present(table, card) != table.host(creature)) {
            return false;
        }
        Side owner = table.owner(creature);
        Definition definition = table.definition(card);
        var creatureText = CardTexts.of(game, creature).creatureText();
        boolean kind =
                creatureText.parasite()
                        ? creatureText.host().fits(game, Context.of(creature, owner), card)
                                && !hasLetGo(game, creature)
                        : (definition.is(CardType.CHARACTER) && !definition.is(Subtype.DROID))
                                || definition.is(Subtype.CREATURE_VEHICLE)
                                || (definition.isUnit()
                                        && Rulings.allows(
                                                game, Deed.BE_ATTACKED, owner, card, creature));
        return kind && !Rulings.forbids(game, Deed.BE_ATTACKED, owner, card, creature);
    }

    private static final long NEVER_PREY =
            Flag.FROZEN | Flag.SUSPENDED | Flag.FACE_DOWN | Flag.CONCEALED | Flag.CAPTURED_SHIP;

    private static boolean aboard(Table table, int card) {
        for (int at = card; at != Table.NOBODY && !table.laidOut(at); at = table.host(at)) {
            if (table.role(at).aboard() || !table.role(at).onTable()) {
                return true;
            }
        }
        return false;
    }

    /** All the prey of one player where the creature is. */
    public static int[] prey(GameState game, int creature, Side player) {
        var standing = Standing.of(game);
        var found = new int[standing.cardsInPlay()];
        int count = 0;
        for (int i = 0; i < found.length; i++) {
            int card = standing.cardInPlay(i);
            if (game.table().owner(card) == player && isPrey(game, creature, card)) {
                found[count++] = card;
            }
        }
        return Arrays.copyOf(found, count);
    }

    /** Two creatures leave each other alone only if both are selective and of one kind. */
    public static boolean tolerate(GameState game, int creature, int other) {
        var standing = Standing.of(game);
        return standing.hasIcon(game, creature, Icon.SELECTIVE_CREATURE)
                && standing.hasIcon(game, other, Icon.SELECTIVE_CREATURE)
                && sameKind(game.table().definition(creature), game.table().definition(other));
    }

    private static boolean sameKind(Definition creature, Definition other) {
        if (creature.sameTitle(other)) {
            return true;
        }
        for (Trait kind : KINDS) {
            if (creature.has(kind) && other.has(kind)) {
                return true;
            }
        }
        return false;
    }

    public static void letGo(GameState game, int creature) {
        Uses.note(game, creature, RuleUse.LETS_GO_OF_HOST);
    }

    /** Whether it detached from a host this turn: it cannot attach again. */
    private static boolean hasLetGo(GameState game, int creature) {
        return game.uses().ofRule(creature, RuleUse.LETS_GO_OF_HOST) > 0;
    }
}
