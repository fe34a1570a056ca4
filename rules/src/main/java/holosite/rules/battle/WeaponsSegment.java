package holosite.rules.battle;

import holosite.language.card.Side;
import holosite.rules.decision.Act;
import holosite.rules.decision.Answer;
import holosite.rules.decision.Decision;
import holosite.rules.decision.Prompt;
import holosite.rules.state.Asking;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.weapon.WeaponRules;

import java.util.ArrayList;
import java.util.List;

/**
 * The weapons segment: players take turns, the one who began the battle first, until both pass in a
 * row.
 */
public record WeaponsSegment(int id, int passes, Side player) implements Asking {

    private static List<Act> acts(GameState game, Side player) {
        var acts = new ArrayList<Act>();
        WeaponRules.list(game, player, acts);
        game.book().inBattle(game, player, acts);
        return acts;
    }

    @Override
    public void run(GameState game) {
        if (game.isCanceled(id)) {
            return;
        }
        Side asked = player;
        for (int pass = passes; pass < 2; pass++) {
            List<Act> acts = acts(game, asked);
            if (!acts.isEmpty() || game.stops().atResponses(asked)) {
                game.ask(
                        new WeaponsSegment(id, pass, asked),
                        new Decision.ChooseAct(
                                asked,
                                Prompt.of(Prompt.Key.WEAPONS_SEGMENT, game.battle().location()),
                                acts,
                                true));
                return;
            }
            asked = asked.opposite();
        }
    }

    @Override
    public void answered(GameState game, Answer answer) {
        if (answer instanceof Answer.Choice choice) {
            Act act = game.chosen(choice);
            game.push(new WeaponsSegment(id, 0, player.opposite()));
            game.book().perform(game, player, act, Happening.NOTHING);
        } else {
            game.push(new WeaponsSegment(id, passes + 1, player.opposite()));
        }
    }
}
