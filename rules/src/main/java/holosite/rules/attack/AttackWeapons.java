package holosite.rules.attack;

import holosite.language.card.Side;
import holosite.rules.action.Alternation;
import holosite.rules.decision.Act;
import holosite.rules.decision.ActPrompt;
import holosite.rules.state.GameState;
import holosite.rules.weapon.WeaponRules;
import java.util.ArrayList;
import java.util.List;

/**
 * The weapons segment of an attack: cards that fight the creature may fire at it; both players may
 * do what can be done at any time, in turns until both pass in a row.
 */
public record AttackWeapons(int id, int passes, Side player) implements Alternation.OfAction {

    @Override
    public AttackWeapons at(int passed, Side next) {
        return new AttackWeapons(id, passed, next);
    }

    @Override
    public List<Act> acts(GameState game, Side asked) {
        var acts = new ArrayList<Act>();
        if (asked == game.attack().player()) {
            WeaponRules.list(game, asked, acts);
        }
        game.book().inAttack(game, asked, acts);
        return acts;
    }

    @Override
    public ActPrompt prompt(GameState game) {
        return new ActPrompt.AttackWeapons(game.attack().creature(), game.attack().location());
    }
}
