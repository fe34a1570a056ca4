package holosite.rules.attack;

import holosite.language.ability.Event;
import holosite.language.card.Side;
import holosite.rules.action.ResponseWindow;
import holosite.rules.decision.Option;
import holosite.rules.decision.OptionPrompt;
import holosite.rules.log.AttackEntry;
import holosite.rules.place.Creatures;
import holosite.rules.state.Attack;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Logging;
import holosite.rules.state.QuestionStep;
import holosite.rules.whereabouts.Whereabouts;

/**
 * Beginning an attack: it costs nothing; who takes part is determined, then players can respond.
 */
public final class BeginAttack {
    private BeginAttack() {}

    /**
     * A creature attacks: its owner says which player's cards, if both have prey there; which of
     * them is random.
     */
    public static void by(GameState game, int creature) {
        AttackRules.hasAttacked(game, creature);
        Side owner = game.table().owner(creature);
        boolean others = Creatures.prey(game, creature, owner.opposite()).length > 0;
        boolean own = Creatures.prey(game, creature, owner).length > 0;
        if (others && own) {
            game.push(new WhichSide(creature));
        } else {
            against(game, creature, others ? owner.opposite() : owner);
        }
    }

    private static void against(GameState game, int creature, Side player) {
        int[] prey = Creatures.prey(game, creature, player);
        begin(game, creature, prey[prey.length == 1 ? 0 : game.chance(prey.length)]);
    }

    /** A text makes a creature attack this card at once. */
    public static void byText(GameState game, int[] creatures, int prey) {
        for (int creature : creatures) {
            if (Creatures.atLarge(game, creature) && Creatures.isPrey(game, creature, prey)) {
                begin(game, creature, prey);
                return;
            }
        }
    }

    private static void begin(GameState game, int creature, int one) {
        Side player = game.table().owner(one);
        int place = game.table().host(creature);
        int id = game.newId();
        game.attack(Attack.begun(id, place, creature, true, player, one));
        Side owner = game.table().owner(creature);
        Logging.line(game, AttackEntry.CreatureAttacks::new, owner, creature, one);
        game.push(AttackStep.first(id));
        ResponseWindow.open(
                game, Happening.of(Event.ATTACKED, owner).to(one).by(creature).at(place).id(id));
    }

    /** A player attacks a creature with all his cards there. */
    public static void on(GameState game, Side player, int creature) {
        int place = Whereabouts.present(game.table(), creature);
        AttackRules.hasBeenAttacked(game, place);
        int id = game.newId();
        int[] attackers = AttackRules.attackers(game, player, place);
        game.attack(Attack.begun(id, place, creature, false, player, attackers));
        Logging.line(game, AttackEntry.Attacks::new, player, creature, place);
        game.push(AttackStep.first(id));
        ResponseWindow.open(
                game, Happening.of(Event.ATTACKED, player).to(creature).at(place).id(id));
    }

    /** Whose cards the creature attacks. */
    public record WhichSide(int creature) implements QuestionStep.ForOption<Option.Victims> {

        @Override
        public void run(GameState game) {
            choose(game, game.table().owner(creature), new OptionPrompt.AttackSide(creature));
        }

        @Override
        public void chosen(GameState game, Option.Victims victims) {
            Side owner = game.table().owner(creature);
            against(game, creature, victims == Option.Victims.OWN ? owner : owner.opposite());
        }
    }
}
