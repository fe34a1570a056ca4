package holosite.rules.compile;

import holosite.language.card.Side;
import holosite.language.effect.BeginPodrace;
import holosite.language.effect.Damage;
import holosite.language.effect.DrawRaceDestiny;
import holosite.language.effect.Repair;
import holosite.language.effect.UseAsRaceDestiny;
import holosite.language.effect.WinPodrace;
import holosite.rules.action.ProgramQuestion;
import holosite.rules.decision.OptionPrompt;
import holosite.rules.destiny.Draw;
import holosite.rules.podrace.Podraces;
import holosite.rules.podrace.RaceDraw;
import holosite.rules.table.Table;
import holosite.rules.text.Players;

/** Effects of Podraces: begun, drawn for, won, and Podracers damaged and repaired. */
final class PodraceEffects {
    private final ProgramDraft draft;

    PodraceEffects(ProgramDraft draft) {
        this.draft = draft;
    }

    void begin(BeginPodrace e) {
        draft.then((game, x, frame) -> Podraces.begin(game, x.it(), x.player()));
    }

    void draw(DrawRaceDestiny e) {
        var racer = e.racer().map(ref -> draft.single(ref)).orElse((game, x) -> Table.NOBODY);
        draft.then(
                (game, x, frame) -> {
                    Side player = Players.one(e.who(), x);
                    if (e.racer().isPresent()) {
                        RaceDraw.one(game, player, x.it(), racer.card(game, x));
                    } else {
                        RaceDraw.begin(game, player, x.it());
                    }
                });
    }

    /** A card with two destiny numbers counts as the one its user chooses. */
    void useAs(UseAsRaceDestiny e) {
        var cards = draft.several(e.card());
        int which = draft.slots().hiddenNumber();
        draft.ask(
                (game, x) -> {
                    int card = first(cards.cards(game, x));
                    return ProgramQuestion.option(
                            x.player(),
                            new OptionPrompt.DestinyNumber(card, Draw.numbers(game, card)),
                            which);
                });
        draft.then(
                (game, x, frame) -> {
                    int card = first(cards.cards(game, x));
                    if (card != Table.NOBODY) {
                        double number = Draw.numbers(game, card).get((int) frame.number(which));
                        Draw.use(game, x.event().id(), card, number);
                    }
                });
    }

    private static int first(int[] cards) {
        return cards.length == 0 ? Table.NOBODY : cards[0];
    }

    void win(WinPodrace e) {
        draft.then((game, x, frame) -> Podraces.win(game, x.it(), Players.one(e.who(), x)));
    }

    void damage(Damage e) {
        draft.onCards(e.cards(), (game, x, cards) -> Podraces.damage(game, cards));
    }

    void repair(Repair e) {
        draft.onCards(e.cards(), (game, x, cards) -> Podraces.repair(game, cards));
    }
}
