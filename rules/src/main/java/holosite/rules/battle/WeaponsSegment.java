package holosite.rules.battle;

import holosite.language.card.Side;
import holosite.rules.action.Alternation;
import holosite.rules.decision.Act;
import holosite.rules.decision.ActPrompt;
import holosite.rules.state.GameState;
import holosite.rules.weapon.WeaponRules;
import java.util.ArrayList;
import java.util.List;

/**
 * The weapons segment: players take turns, the one who began the battle first, until both pass in a
 * row.
 */
public record WeaponsSegment(int id, int passes, Side player) implements Alternation.OfAction {

    @Override
    public WeaponsSegment at(int passed, Side next) {
        return new WeaponsSegment(id, passed, next);
    }

    @Override
    public List<Act> acts(GameState game, Side asked) {
        var acts = new ArrayList<Act>();
        WeaponRules.list(game, asked, acts);
        game.book().inBattle(game, asked, acts);
        return acts;
    }

    @Override
    public ActPrompt prompt(GameState game) {
        return new ActPrompt.WeaponsSegment(game.battle().location());
    }
}
