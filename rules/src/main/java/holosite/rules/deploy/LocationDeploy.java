package holosite.rules.deploy;

import holosite.language.ability.Event;
import holosite.language.card.Side;
import holosite.rules.action.ResponseWindow;
import holosite.rules.decision.CardPrompt;
import holosite.rules.decision.Option;
import holosite.rules.decision.OptionPrompt;
import holosite.rules.log.PlayEntry;
import holosite.rules.place.Parsecs;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Logging;
import holosite.rules.state.QuestionStep;
import holosite.rules.table.Cards;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Orbit;
import java.util.List;

/**
 * A location being deployed: to which system, one of those named if any are, and where in its row;
 * or over the opponent's version.
 */
public record LocationDeploy(Side player, int card, String system, List<String> within)
        implements QuestionStep.ForOption<Option> {

    static LocationDeploy of(Side player, int card, List<String> within) {
        return new LocationDeploy(player, card, "", within);
    }

    @Override
    public void run(GameState game) {
        int covered = LocationDeployment.conversion(game, player, card);
        if (covered != Table.NOBODY) {
            game.setSystem(card, game.systemAt(covered));
            RaisedLocations.cover(game, card, covered);
            BattleStations.note(game, player, card);
            LocationsOnRecord.note(game, card);
            Logging.line(game, PlayEntry.Converts::new, player, card);
            ResponseWindow.open(game, Happening.of(Event.DEPLOYED, player).to(card).at(card));
            return;
        }
        if (LocationDeployment.namesAClass(game.table(), card)
                && game.table().aim(card) == Table.NOBODY) {
            game.push(new Aboard(player, card));
            return;
        }
        if (system.isEmpty()) {
            choose(game, player, new OptionPrompt.DeploySystem(card, systems(game)));
        } else {
            var before = new Cards(LocationDeployment.places(game, card, system));
            choose(game, player, new OptionPrompt.Layout(card, system, before));
        }
    }

    @Override
    public void chosen(GameState game, Option option) {
        if (option instanceof Option.InSystem(var chosen)) {
            game.push(new LocationDeploy(player, card, chosen, within));
        } else if (option instanceof Option.Before(int other)) {
            lay(game, other);
        }
    }

    private List<String> systems(GameState game) {
        return LocationDeployment.systems(game, player, card).stream()
                .filter(name -> within.isEmpty() || within.contains(name))
                .toList();
    }

    /** Which ship or vehicle a site goes to that names a whole class of them. */
    public record Aboard(Side player, int card) implements QuestionStep.ForCards {

        @Override
        public void run(GameState game) {
            int[] ships = LocationDeployment.ships(game, player, card);
            chooseOne(game, player, new CardPrompt.DeployAboard(card), ships);
        }

        @Override
        public void chosen(GameState game, int[] chosen) {
            to(game, chosen[0]);
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
        Logging.line(game, PlayEntry.DeploysLocation::new, player, card);
        ResponseWindow.open(game, Happening.of(Event.DEPLOYED, player).to(card).at(card));
    }
}
