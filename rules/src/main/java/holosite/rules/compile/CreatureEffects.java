package holosite.rules.compile;

import holosite.language.effect.AttackBy;
import holosite.language.effect.CarryOff;
import holosite.language.effect.Detach;
import holosite.language.effect.DrawFerocity;
import holosite.language.effect.Eat;
import holosite.language.effect.Note;
import holosite.language.effect.OpenOrCloseMouth;
import holosite.language.effect.TakeFunction;
import holosite.rules.attack.BeginAttack;
import holosite.rules.attack.CreatureChecks;
import holosite.rules.attack.Eating;
import holosite.rules.attack.Fierceness;
import holosite.rules.move.Moves;
import holosite.rules.table.Zone;
import holosite.rules.text.CardQuery;
import holosite.rules.text.Value;

/** What creatures do to others, and what they remember. */
final class CreatureEffects {
    private final ProgramDraft draft;

    CreatureEffects(ProgramDraft draft) {
        this.draft = draft;
    }

    void eat(Eat e) {
        draft.onCardsWith(
                e.cards(),
                e.creature(),
                (game, x, cards, creature) -> Eating.eat(game, creature, cards, Zone.of(e.to())));
    }

    void drawFerocity(DrawFerocity e) {
        var creature = draft.single(e.creature());
        int slot = draft.slots().number(e.name());
        draft.then((game, x, frame) -> Fierceness.workOut(game, creature.card(game, x), slot));
    }

    void attack(AttackBy e) {
        draft.onCardsWith(
                e.creature(),
                e.prey(),
                (game, x, creatures, prey) -> BeginAttack.byText(game, creatures, prey));
    }

    void carryOff(CarryOff e) {
        CardQuery to = draft.which(e.to());
        draft.onCards(
                e.cards(),
                (game, x, cards) -> {
                    int[] places = to.all(game, x);
                    if (places.length > 0) {
                        Moves.carryOff(game, cards, places[0]);
                    }
                });
    }

    void detach(Detach e) {
        draft.onCards(e.creatures(), (game, x, cards) -> CreatureChecks.detach(game, cards));
    }

    void note(Note e) {
        Value number = draft.value(e.number());
        draft.then(
                (game, x, frame) -> {
                    double noted = number.of(game, x);
                    game.table().setCounter(x.it(), Double.isNaN(noted) ? 0 : (int) noted);
                });
    }

    void takeFunction(TakeFunction e) {
        draft.then((game, x, frame) -> game.table().setCounter(x.it(), e.number()));
    }

    void openOrClose(OpenOrCloseMouth e) {
        draft.then(
                (game, x, frame) ->
                        game.table().setCounter(x.it(), 1 - game.table().counter(x.it())));
    }
}
