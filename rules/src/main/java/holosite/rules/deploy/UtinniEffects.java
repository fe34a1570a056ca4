package holosite.rules.deploy;

import holosite.language.ability.Event;
import holosite.language.card.Subtype;
import holosite.rules.action.ResponseWindow;
import holosite.rules.leaving.Leaving;
import holosite.rules.modifier.Standing;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.SpentTrigger;
import holosite.rules.state.Uses;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Orbit;
import holosite.rules.whereabouts.Whereabouts;

/**
 * Utinni Effects are at one place and aimed at a card elsewhere. When that card is present there,
 * or in a seat of something present there, the Effect is reached; by a battle station when it
 * orbits that system. When that card is lost, so is the Effect.
 */
public final class UtinniEffects {
    private UtinniEffects() {}

    public static boolean check(GameState game) {
        var table = game.table();
        var standing = Standing.of(game);
        if (!standing.anyUtinniEffects()) {
            return false;
        }
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int effect = standing.cardInPlay(i);
            if (!table.definition(effect).is(Subtype.UTINNI_EFFECT)) {
                continue;
            }
            int aim = table.aim(effect);
            var key = new SpentTrigger.Reached(effect);
            if (aim != Table.NOBODY && !table.inPlay(aim)) {
                table.setAim(effect, Table.NOBODY);
                Leaving.lose(game, new int[] {effect});
                return true;
            }
            boolean reached =
                    aim != Table.NOBODY && standing.active(i) && reached(game, aim, effect);
            boolean before = game.uses().hasGoneOff(key);
            if (reached && !before) {
                Uses.goOff(game, key);
                ResponseWindow.open(
                        game,
                        Happening.of(Event.REACHED, table.owner(effect))
                                .to(aim)
                                .by(effect)
                                .at(Whereabouts.location(table, effect)));
                return true;
            }
            if (!reached && before) {
                Uses.rearm(game, key);
            }
        }
        return false;
    }

    private static boolean reached(GameState game, int aim, int effect) {
        var table = game.table();
        int place = Whereabouts.location(table, effect);
        if (place == Table.NOBODY || !Standing.of(game).isActive(aim)) {
            return false;
        }
        if (Whereabouts.present(table, aim) == place
                || (Orbit.station(game, aim) && Orbit.joins(game, aim, place))) {
            return true;
        }
        boolean seated =
                table.role(aim) == Role.PILOT
                        || table.role(aim) == Role.PASSENGER
                        || table.role(aim) == Role.ASTROMECH;
        return seated && Whereabouts.present(table, table.host(aim)) == place;
    }
}
