package holosite.rules.compile;

import holosite.language.card.DestinyKind;
import holosite.language.effect.CancelDestiny;
import holosite.language.effect.ChangeDestiny;
import holosite.language.effect.DrawDestiny;
import holosite.language.effect.SubstituteDestiny;
import holosite.language.effect.UseAsDestiny;
import holosite.rules.action.Cancellation;
import holosite.rules.action.ProgramQuestion;
import holosite.rules.decision.OptionPrompt;
import holosite.rules.destiny.DestinyDraws;
import holosite.rules.destiny.Draw;
import holosite.rules.table.Table;
import holosite.rules.text.Players;
import holosite.rules.text.Value;
import holosite.rules.weapon.Firepower;
import java.util.Optional;

/** Effects that draw destiny, or change, cancel or replace a destiny just drawn. */
final class DestinyEffects {
    private final ProgramDraft draft;

    DestinyEffects(ProgramDraft draft) {
        this.draft = draft;
    }

    void draw(DrawDestiny e) {
        Value draws = draft.value(e.draws());
        int slot = draft.slots().number(e.name());
        if (e.kind() == DestinyKind.EPIC) {
            draft.drawsEpicDestiny();
        }
        if (e.kind() == DestinyKind.PLAIN) {
            draft.drawsDestiny(e.name(), e.who());
        }
        // an epic event that fires a weapon draws weapon destiny with it, too
        var fired =
                e.kind() == DestinyKind.EPIC
                        ? draft.fired()
                        : Optional.<FilterCompiler.Several>empty();
        // what the action is aimed at, for texts that change draws against it
        int aim = fired.isPresent() ? -1 : draft.slots().cards().indexOf("target");
        draft.then(
                (game, x, frame) ->
                        DestinyDraws.draw(
                                game,
                                Players.one(e.who(), x),
                                (int) draws.of(game, x),
                                e.kind(),
                                slot,
                                x.it(),
                                aim >= 0
                                        ? frame.card(aim)
                                        : e.kind() == DestinyKind.WEAPON
                                                ? x.event().subject()
                                                : fired.map(
                                                                weapons ->
                                                                        first(
                                                                                weapons.cards(
                                                                                        game, x)))
                                                        .orElse(Table.NOBODY)));
        if (e.kind() == DestinyKind.WEAPON) {
            draft.then(
                    (game, x, frame) ->
                            game.give(
                                    slot,
                                    Firepower.totalByText(
                                            game,
                                            x.it(),
                                            Players.one(e.who(), x),
                                            x.event().subject(),
                                            frame.number(slot))));
        }
    }

    private static int first(int[] cards) {
        return cards.length == 0 ? Table.NOBODY : cards[0];
    }

    void change(ChangeDestiny e) {
        Value by = draft.value(e.by());
        draft.then((game, x, frame) -> Draw.change(game, x.event().id(), by.of(game, x)));
    }

    void cancel(CancelDestiny e) {
        draft.then(
                (game, x, frame) -> {
                    if (!Cancellation.isOutOfReach(game, x)) {
                        Draw.cancel(game, x.event().id(), e.redraw());
                    }
                });
    }

    void substitute(SubstituteDestiny e) {
        Value value = draft.value(e.value());
        draft.then((game, x, frame) -> Draw.substitute(game, x.event().id(), value.of(game, x)));
    }

    /** A card with two destiny numbers counts as the one its user chooses. */
    void useAs(UseAsDestiny e) {
        var cards = draft.several(e.card());
        int which = draft.slots().hiddenNumber();
        draft.ask(
                (game, x) -> {
                    int[] found = cards.cards(game, x);
                    int card = found.length == 0 ? Table.NOBODY : found[0];
                    return ProgramQuestion.option(
                            x.player(),
                            new OptionPrompt.DestinyNumber(card, Draw.numbers(game, card)),
                            which);
                });
        draft.then(
                (game, x, frame) -> {
                    int[] found = cards.cards(game, x);
                    if (found.length > 0) {
                        int number = (int) frame.number(which);
                        Draw.substitute(game, x.event().id(), Draw.number(game, found[0], number));
                    }
                });
    }
}
