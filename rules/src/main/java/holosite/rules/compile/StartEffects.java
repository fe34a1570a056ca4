package holosite.rules.compile;

import holosite.language.effect.Flip;
import holosite.language.effect.PlayFromHere;
import holosite.language.effect.SetAside;
import holosite.language.effect.SetUp;
import holosite.rules.compile.ProgramDraft.JumpTarget;
import holosite.rules.deploy.PlayingFromUnder;
import holosite.rules.start.Flipping;
import holosite.rules.start.SettingAside;
import holosite.rules.start.StartDeployment;
import holosite.rules.text.CardTest;
import holosite.rules.text.Frame;
import holosite.rules.text.Players;

/** What Objectives, Starting Effects and Starting Interrupts do. */
final class StartEffects {
    private final ProgramDraft draft;

    StartEffects(ProgramDraft draft) {
        this.draft = draft;
    }

    void setUp(SetUp e) {
        CardTest which = draft.test(e.which());
        CardTest where = draft.test(e.where());
        int slot = draft.slots().card(e.name());
        var end = new JumpTarget();
        for (int i = 0; i < e.most(); i++) {
            draft.goOn((game, x, frame) -> frame.next().withCards(slot, Frame.NONE));
            draft.then(
                    (game, x, frame) ->
                            StartDeployment.deploy(
                                    game,
                                    frame,
                                    Players.one(e.who(), x),
                                    which,
                                    where,
                                    slot,
                                    e.must()));
            draft.goOn(
                    (game, x, frame) ->
                            frame.cards(slot).length == 0 ? frame.jump(end.at()) : frame.next());
        }
        draft.mark(end);
    }

    void setAside(SetAside e) {
        CardTest which = draft.test(e.which());
        draft.then((game, x, frame) -> SettingAside.begin(game, frame, which));
    }

    void flip(Flip e) {
        draft.onCards(e.cards(), (game, x, cards) -> Flipping.flip(game, cards));
    }

    void play(PlayFromHere e) {
        CardTest which = draft.test(e.which());
        draft.then((game, x, frame) -> PlayingFromUnder.begin(game, x, which));
    }
}
