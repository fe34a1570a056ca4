package holosite.rules.deploy;

import holosite.language.ability.Event;
import holosite.language.card.Side;
import holosite.rules.action.Window;
import holosite.rules.decision.Answer;
import holosite.rules.decision.Decision;
import holosite.rules.decision.Prompt;
import holosite.rules.log.Entry;
import holosite.rules.place.Parsecs;
import holosite.rules.state.Asking;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Orbit;

import java.util.List;

/**
 * A location being deployed: to which system, one of those named if any are, and where in its row;
 * or over the opponent's version.
 */
public record LocationDeploy(Side player, int card, String system, List<String> within)
        implements Asking {

    static LocationDeploy of(Side player, int card, List<String> within) {
        return new LocationDeploy(player, card, "", within);
    }

    @Override
    public void run(GameState game) {
        int covered = LocationDeployment.conversion(game, player, card);
        if (covered != Table.NOBODY) {
            game.setSystem(card, game.systemAt(covered));
            game.table().cover(card, covered);
            BattleStations.note(game, player, card);
            LocationsOnRecord.note(game, card);
            game.say(Entry.Line.CONVERTS, player, card, Table.NOBODY, 0);
            Window.open(game, Happening.of(Event.DEPLOYED, player).to(card).at(card));
            return;
        }
        if (LocationDeployment.namesAClass(game.table(), card)
                && game.table().aim(card) == Table.NOBODY) {
            game.push(new Aboard(player, card));
            return;
        }
        if (system.isEmpty()) {
            List<String> systems = systems(game);
            if (systems.size() == 1) {
                game.push(new LocationDeploy(player, card, systems.getFirst(), within));
            } else {
                game.ask(
                        this,
                        new Decision.ChooseOption(
                                player, Prompt.of(Prompt.Key.DEPLOY_WHERE, card), systems.size()));
            }
            return;
        }
        int[] places = LocationDeployment.places(game, card, system);
        if (places.length == 1) {
            lay(game, places[0]);
        } else {
            game.ask(
                    this,
                    new Decision.ChooseOption(
                            player, Prompt.of(Prompt.Key.LAYOUT, card), places.length));
        }
    }

    @Override
    public void answered(GameState game, Answer answer) {
        int index = ((Answer.Choice) answer).index();
        if (system.isEmpty()) {
            game.push(new LocationDeploy(player, card, systems(game).get(index), within));
        } else {
            lay(game, LocationDeployment.places(game, card, system)[index]);
        }
    }

    /** The systems it may go to. */
    public List<String> systems(GameState game) {
        return LocationDeployment.systems(game, player, card).stream()
                .filter(name -> within.isEmpty() || within.contains(name))
                .toList();
    }

    /** Where in the row of its system it may lie: before each of these. */
    public int[] places(GameState game) {
        return LocationDeployment.places(game, card, system);
    }

    /** Which ship or vehicle a site goes to that names a whole class of them. */
    public record Aboard(Side player, int card) implements Asking {

        @Override
        public void run(GameState game) {
            int[] ships = LocationDeployment.ships(game, player, card);
            if (ships.length == 1) {
                to(game, ships[0]);
            } else if (ships.length > 1) {
                game.ask(
                        this,
                        new Decision.ChooseCards(
                                player, Prompt.of(Prompt.Key.DEPLOY_WHERE, card), ships, 1, 1));
            }
        }

        @Override
        public void answered(GameState game, Answer answer) {
            int[] ships = LocationDeployment.ships(game, player, card);
            to(game, ((Answer.Cards) answer).among(ships)[0]);
        }

        private void to(GameState game, int ship) {
            game.table().setAim(card, ship);
            game.push(of(player, card, List.of()));
        }
    }

    private void lay(GameState game, int before) {
        game.setSystem(card, system);
        int orbited = Orbit.first(game, player, card);
        game.table().layOut(card, before);
        if (orbited != Table.NOBODY) {
            Parsecs.enter(game, card, orbited);
        }
        BattleStations.note(game, player, card);
        LocationsOnRecord.note(game, card);
        game.say(Entry.Line.DEPLOYS_LOCATION, player, card, Table.NOBODY, 0);
        Window.open(game, Happening.of(Event.DEPLOYED, player).to(card).at(card));
    }
}
