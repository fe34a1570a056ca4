package holosite.rules.attack;

import holosite.language.ability.Event;
import holosite.language.card.DestinyKind;
import holosite.rules.action.ResponseWindow;
import holosite.rules.destiny.DestinyDraws;
import holosite.rules.modifier.LastingTexts;
import holosite.rules.place.Creatures;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Receiver;
import holosite.rules.text.CardTexts;
import holosite.rules.whereabouts.Whereabouts;

/**
 * The ferocity of a creature is worked out, anew each time it is needed: texts that change it only
 * then have their say, its owner draws the destinies it requires, and whoever waits is given the
 * total. What those texts changed is over with that.
 */
public record Fierceness(int creature, int slot, int id, Stage stage, double drawn)
        implements Receiver {

    /** How far it has come. */
    public enum Stage {
        BEGINS,
        DRAWS,
        TOTAL
    }

    /** Gives the ferocity to the step that waits next, in this slot. */
    public static void workOut(GameState game, int creature, int slot) {
        game.push(new Fierceness(creature, slot, game.newId(), Stage.BEGINS, Double.NaN));
    }

    private Fierceness to(Stage next) {
        return new Fierceness(creature, slot, id, next, drawn);
    }

    @Override
    public void run(GameState game) {
        var owner = game.table().owner(creature);
        switch (stage) {
            case BEGINS -> {
                game.push(to(Stage.DRAWS));
                ResponseWindow.open(
                        game,
                        Happening.of(Event.FEROCITY_TO_BE_WORKED_OUT, owner)
                                .to(creature)
                                .at(Whereabouts.location(game.table(), creature))
                                .id(id));
            }
            case DRAWS -> {
                int draws = CardTexts.of(game, creature).creatureText().draws();
                game.push(to(Stage.TOTAL));
                DestinyDraws.draw(game, owner, draws, DestinyKind.ATTACK, slot, creature);
            }
            case TOTAL -> {
                double total = Creatures.ferocity(game, creature, drawn);
                LastingTexts.endAction(game, id);
                game.give(slot, total);
            }
        }
    }

    @Override
    public Fierceness received(int slot, double number) {
        return new Fierceness(creature, slot, id, stage, number);
    }

    @Override
    public Fierceness received(int slot, int... cards) {
        throw new IllegalStateException("a draw yields a number");
    }
}
