package holosite.rules.battle;

import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.rules.modifier.Account;
import holosite.rules.modifier.Figures;
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
    public static double of(GameState game, Figure figure, int player) {
        Battle battle = game.battle();
        return switch (figure) {
            case TOTAL_POWER ->
                    battle.segment().ordinal() >= Battle.Segment.DAMAGE.ordinal()
                            ? battle.power()[player]
                            : power(game, player, battle.location());
            case TOTAL_BATTLE_DESTINY -> battle.destiny()[player];
            case ATTRITION -> battle.attrition()[player];
            case BATTLE_DAMAGE -> battle.damage()[player];
            case TOTAL_ABILITY -> BattleDestiny.ability(game, player);
            default -> Figures.at(game, figure, battle.location(), player);
        };
    }

    /**
     * Power of a player's cards at a place, with what texts add to the total; destinies not
     * included.
     */
    public static double power(GameState game, int player, int place) {
        return power(game, player, place, Account.NONE);
    }

    public static double power(GameState game, int player, int place, Account account) {
        double total = 0;
        var standing = game.standing();
        boolean battle = game.battle().isGoingOn() && game.battle().location() == place;
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (standing.active(i)
                    && game.table().owner(card) == player
                    && game.table().definition(card).isUnit()
                    && addsPower(game, card, place)
                    && (!battle || Participation.takesPart(game, card))) {
                double power = Figures.of(game, Figure.POWER, card);
                account.part(card, power);
                total += power;
            }
        }
        return Figures.modified(
                game, Figure.TOTAL_POWER, place, player, Table.NOBODY, total, account);
    }

    /**
     * Characters not behind a hull, vessels somebody works; whoever pilots lends his skill, not his
     * power.
     */
    public static boolean addsPower(GameState game, int card, int place) {
        var table = game.table();
        if (Whereabouts.present(table, card) != place || table.has(card, Flag.UNDERCOVER)) {
            return false;
        }
        return table.definition(card).is(CardType.CHARACTER) || Piloting.piloted(game, card);
    }
}
