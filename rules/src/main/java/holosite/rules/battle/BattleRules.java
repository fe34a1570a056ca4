package holosite.rules.battle;

import holosite.language.ability.Deed;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.decision.Act;
import holosite.rules.force.ForceUse;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Rulings;
import holosite.rules.place.PlaceRules;
import holosite.rules.presence.Participation;
import holosite.rules.presence.Presence;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import java.util.List;

/**
 * When a battle may be begun: both players occupy the location, once a turn for each location, for
 * 1 Force.
 */
public final class BattleRules {
    private BattleRules() {}

    public static void list(GameState game, Side player, List<Act> acts) {
        var table = game.table();
        for (int place = table.top(Table.locations());
                place != Table.NOBODY;
                place = table.next(place)) {
            if (refusal(game, player, place) == Refusal.NONE) {
                acts.add(new Act.Battle(place));
            }
        }
    }

    /** Why a player may not begin a battle there now. */
    public static Refusal refusal(GameState game, Side player, int place) {
        if (PlaceRules.insideStation(game, place)) {
            return Refusal.INSIDE_STATION;
        }
        if (PlaceRules.trench(game, place)) {
            return Refusal.TRENCH;
        }
        if (game.table().has(place, Flag.BATTLE_BEGUN_HERE)) {
            return Refusal.ALREADY_BATTLED_HERE;
        }
        if (!ready(game, player, place, player)) {
            return Refusal.NO_PRESENCE;
        }
        if (!ready(game, player.opposite(), place, player)) {
            return Refusal.NO_OPPONENT;
        }
        if (Rulings.forbids(game, Deed.INITIATE_BATTLE, player, place, place)) {
            return Refusal.FORBIDDEN_BY_CARD;
        }
        return cost(game, player, place) > ForceUse.available(game, player)
                ? Refusal.NOT_ENOUGH_FORCE
                : Refusal.NONE;
    }

    private static boolean ready(GameState game, Side player, int place, Side initiator) {
        Deed deed = player == initiator ? Deed.INITIATE_BATTLE : Deed.BE_BATTLED;
        return (Presence.occupies(game, player, place)
                        && Participation.presence(game, player, place, initiator))
                || Participation.byText(game, player, place, deed);
    }

    /** Force to begin a battle there. */
    public static int cost(GameState game, Side player, int place) {
        return (int) Figures.at(game, Figure.BATTLE_COST, place, player)
                + Rulings.toll(game, Deed.INITIATE_BATTLE, player, place, place);
    }
}
