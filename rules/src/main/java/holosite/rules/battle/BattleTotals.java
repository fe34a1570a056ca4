package holosite.rules.battle;

import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.modifier.FigureListener;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Standing;
import holosite.rules.presence.Participation;
import holosite.rules.state.Battle;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Piloting;
import holosite.rules.whereabouts.Whereabouts;

/** The totals of a battle, and the power players have at a place whether they battle or not. */
public final class BattleTotals {
    private BattleTotals() {}

    /** A total of the battle going on. */
    public static double of(GameState game, Figure figure, Side player) {
        Battle battle = game.battle();
        return switch (figure) {
            case TOTAL_POWER ->
                    battle.segment().isBefore(Battle.Segment.DAMAGE)
                            ? power(game, player, battle.location())
                            : battle.of(player).power();
            case TOTAL_BATTLE_DESTINY -> battle.of(player).destiny();
            case ATTRITION -> battle.of(player).attrition();
            case BATTLE_DAMAGE -> battle.of(player).damage();
            case TOTAL_ABILITY -> BattleDestiny.ability(game, player);
            default -> Figures.at(game, figure, battle.location(), player);
        };
    }

    /**
     * Power of a player's cards at a place, with what texts add to the total; destinies not
     * included.
     */
    public static double power(GameState game, Side player, int place) {
        return power(game, player, place, FigureListener.NONE);
    }

    public static double power(GameState game, Side player, int place, FigureListener listener) {
        double total = 0;
        var standing = Standing.of(game);
        boolean battle = game.battle().isGoingOn() && game.battle().location() == place;
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (standing.active(i)
                    && game.table().owner(card) == player
                    && game.table().definition(card).isUnit()
                    && addsPower(game, card, place)
                    && (!battle || Participation.takesPart(game, card))) {
                double power = Figures.of(game, Figure.POWER, card);
                listener.part(card, power);
                total += power;
            }
        }
        return Figures.modified(
                game, Figure.TOTAL_POWER, place, player, Table.NOBODY, total, listener);
    }

    /**
     * Characters not inside a starship or enclosed vehicle, Dejariks and holograms, and vessels
     * that somebody pilots or drives; a pilot adds his skill, not his power.
     */
    public static boolean addsPower(GameState game, int card, int place) {
        var table = game.table();
        if (Whereabouts.present(table, card) != place || table.has(card, Flag.UNDERCOVER)) {
            return false;
        }
        return table.definition(card).is(CardType.CHARACTER)
                || table.definition(card).is(CardType.DEJARIK_OR_HOLOGRAM)
                || Piloting.piloted(game, card);
    }
}
