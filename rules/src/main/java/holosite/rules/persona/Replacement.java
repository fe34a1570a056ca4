package holosite.rules.persona;

import holosite.language.ability.Deed;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.capture.Undercover;
import holosite.rules.card.Definition;
import holosite.rules.decision.Act;
import holosite.rules.decision.CardPrompt;
import holosite.rules.leaving.Leaving;
import holosite.rules.log.PlayEntry;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.LastingTexts;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.state.QuestionStep;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.CardTexts;
import holosite.rules.text.DeployWay;
import holosite.rules.text.Text;
import holosite.rules.text.Text.Ruling.Kind;
import holosite.rules.uniqueness.UniquenessRules;
import holosite.rules.whereabouts.Whereabouts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Persona replacement: in the deploy phase a unique character on the table is replaced, for free,
 * by another version of the persona in hand with at least its power and ability. It is not a
 * deployment. Texts can also let the opponent replace a character with his own version.
 */
public record Replacement(Side player, int card) implements QuestionStep.ForCards {

    public static void list(GameState game, Side player, List<Act> acts) {
        var table = game.table();
        for (int card = table.top(player, Zone.HAND);
                card != Table.NOBODY;
                card = table.next(card)) {
            Definition definition = table.definition(card);
            if (definition.is(CardType.CHARACTER)
                    && definition.isUnique()
                    && replaceable(game, player, card).length > 0) {
                acts.add(new Act.ReplacePersona(card));
            }
        }
    }

    static int[] replaceable(GameState game, Side player, int card) {
        var standing = Standing.of(game);
        var found = new int[standing.cardsInPlay()];
        int count = 0;
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int old = standing.cardInPlay(i);
            if (isTarget(game, standing, i, card)
                    && sameCharacter(game, card, old)
                    && (own(game, player, card, old) || byText(game, player, old))
                    && placeFits(game, player, card, old)
                    && UniquenessRules.weaponIsFree(game, card, old)) {
                found[count++] = old;
            }
        }
        return Arrays.copyOf(found, count);
    }

    /** Who comes into play as a captive replaces a captive only, anybody else an active card. */
    private static boolean isTarget(GameState game, Standing standing, int index, int card) {
        var table = game.table();
        return table.definition(card).deploysAsCaptive()
                ? table.role(standing.cardInPlay(index)) == Role.ESCORTED
                : standing.active(index);
    }

    private static boolean sameCharacter(GameState game, int card, int old) {
        Definition definition = game.table().definition(card);
        Definition other = game.table().definition(old);
        return other.isUnique()
                && other.is(CardType.CHARACTER)
                && other.samePersona(definition)
                && !(other.sameTitle(definition) && other.player() == definition.player());
    }

    /** A player's own character is replaced by one at least as strong. */
    private static boolean own(GameState game, Side player, int card, int old) {
        return game.table().owner(old) == player
                && atLeast(game, Figure.POWER, card, old)
                && atLeast(game, Figure.ABILITY, card, old);
    }

    /**
     * What raises a figure of the old version does not count: it passes to the new one, or applies
     * to it as well. What lowers it does.
     */
    private static boolean atLeast(GameState game, Figure figure, int card, int old) {
        double now = Figures.asked(game, figure, old);
        return printed(game, figure, card) >= Math.min(now, printed(game, figure, old));
    }

    private static double printed(GameState game, Figure figure, int card) {
        double printed = game.table().definition(card).figure(figure);
        return Double.isNaN(printed) ? 0 : printed;
    }

    /** A text lets the opponent replace its card with any of his own. */
    private static boolean byText(GameState game, Side player, int old) {
        int place = Whereabouts.present(game.table(), old);
        return place != Table.NOBODY
                && game.table().owner(old) != player
                && Rulings.allows(game, Deed.BE_REPLACED, player, old, place);
    }

    /** The new version must fit the place as its own text asks; no other text matters. */
    private static boolean placeFits(GameState game, Side player, int card, int old) {
        if (game.table().definition(card).deploysAsCaptive()) {
            return goesOn(game, card, game.table().host(old));
        }
        int place = Whereabouts.location(game.table(), old);
        Context context = Context.of(card, player).on(card, place);
        for (Text.DeployRestriction only : CardTexts.of(game, card).text().deployRestrictions()) {
            if (place == Table.NOBODY
                    || !only.when().holds(game, context)
                    || !only.where().fits(game, context, place)) {
                return false;
            }
        }
        return !onlyUndercover(game, player, card, place)
                || (place != Table.NOBODY
                        && Rulings.saysOfItself(
                                game, Kind.ALLOWS, Deed.DEPLOY_UNDERCOVER, player, card, place));
    }

    private static boolean onlyUndercover(GameState game, Side player, int card, int place) {
        return Rulings.saysOfItself(game, Kind.FORBIDS, Deed.DEPLOY, player, card, place);
    }

    public static void begin(GameState game, Side player, int card) {
        game.push(new Replacement(player, card));
    }

    @Override
    public void run(GameState game) {
        int[] old = replaceable(game, player, card);
        chooseOne(game, player, new CardPrompt.ReplaceWhich(card), old);
    }

    @Override
    public void chosen(GameState game, int[] chosen) {
        replace(game, chosen[0]);
    }

    /**
     * What is on the old version or aimed at it passes to the new one, and so does what lasts for
     * it; what cannot be on the new one is lost. The old version goes to the Lost Pile without
     * being "just lost".
     */
    private void replace(GameState game, int old) {
        var table = game.table();
        int place = Whereabouts.location(table, old);
        boolean cover = onlyUndercover(game, player, card, place);
        Role role = table.role(old);
        int host = table.host(old);
        long flags = table.flags(old);
        int[] attached = table.cards(Table.on(old));
        boolean[] fitted = new boolean[attached.length];
        for (int i = 0; i < attached.length; i++) {
            fitted[i] = goesOn(game, attached[i], old);
        }
        table.toBottom(card, Table.on(host), role);
        table.set(card, flags);
        var unfit = new ArrayList<Integer>();
        for (int i = 0; i < attached.length; i++) {
            int on = attached[i];
            table.toBottom(on, Table.on(card), table.role(on));
            if (table.role(on) == Role.ON && fitted[i] && !goesOn(game, on, card)) {
                unfit.add(on);
            }
        }
        aimAnew(game, old);
        table.setAim(card, table.aim(old));
        table.toTop(old, Table.zone(table.owner(old), Zone.LOST_PILE), Role.NONE);
        LastingTexts.passOn(game, old, card);
        Logging.line(game, PlayEntry.Replaces::new, player, card, old);
        if (cover) {
            Undercover.goUnder(game, new int[] {card});
        }
        Leaving.lose(game, unfit.stream().mapToInt(Integer::intValue).toArray());
    }

    /** Whether a weapon, device or Effect could be on this character by its own text. */
    static boolean goesOn(GameState game, int on, int character) {
        var table = game.table();
        var definition = table.definition(on);
        if (definition.is(CardType.JEDI_TEST)) {
            // what a persona has learned stays with it
            return true;
        }
        boolean carried = definition.is(CardType.WEAPON) || definition.is(CardType.DEVICE);
        if (carried && table.owner(on) != table.owner(character)) {
            return false;
        }
        Context context = Context.of(on, table.owner(on)).on(on, character);
        for (DeployWay way : CardTexts.of(game, on).text().ways()) {
            if (way.leadsTo(game, context, character)) {
                return true;
            }
        }
        return false;
    }

    private void aimAnew(GameState game, int old) {
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            if (game.table().aim(standing.cardInPlay(i)) == old) {
                game.table().setAim(standing.cardInPlay(i), card);
            }
        }
    }
}
