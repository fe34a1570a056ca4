package holosite.rules.compile;

import holosite.language.ability.Event;
import holosite.language.effect.Crash;
import holosite.language.effect.Disarm;
import holosite.language.effect.FireAsFollows;
import holosite.language.effect.FireInTurn;
import holosite.language.effect.FireTogether;
import holosite.language.effect.FireTwice;
import holosite.language.effect.FireWeapon;
import holosite.language.effect.HitIt;
import holosite.language.effect.RestoreFigures;
import holosite.language.effect.RestoreIt;
import holosite.language.effect.Retarget;
import holosite.language.effect.UseDevice;
import holosite.rules.action.DeviceUse;
import holosite.rules.action.ResponseWindow;
import holosite.rules.modifier.LastingTexts;
import holosite.rules.state.Happening;
import holosite.rules.text.CardTest;
import holosite.rules.text.Players;
import holosite.rules.text.Value;
import holosite.rules.weapon.Crashing;
import holosite.rules.weapon.Disarming;
import holosite.rules.weapon.Fire;
import holosite.rules.weapon.Hits;
import holosite.rules.whereabouts.Whereabouts;
import java.util.Optional;

/** Effects of weapons and on them: fired by a text, re-targeted, and what a hit does. */
final class WeaponEffects {
    private final ProgramDraft draft;

    WeaponEffects(ProgramDraft draft) {
        this.draft = draft;
    }

    void fire(FireWeapon e) {
        var weapons = draft.several(e.weapon());
        Value added = draft.value(e.added());
        Optional<FilterCompiler.Single> by = e.by().map(draft::single);
        draft.then(
                (game, x, frame) -> {
                    int[] firing = weapons.cards(game, x);
                    by.ifPresent(firer -> Fire.onlyBy(game, firing, firer.card(game, x)));
                    Fire.byText(game, x.player(), firing, e.free(), added.of(game, x), x.it());
                });
    }

    void fireTogether(FireTogether e) {
        draft.onCardsWith(
                e.weapons(),
                e.target(),
                (game, x, weapons, target) -> Fire.together(game, x.player(), weapons, target));
    }

    void fireTwice(FireTwice e) {
        var weapon = draft.single(e.weapon());
        draft.then(
                (game, x, frame) ->
                        Fire.twice(game, x.player(), weapon.card(game, x), e.together()));
    }

    void fireAsFollows(FireAsFollows e) {
        draft.firesAsItSays(draft.several(e.weapons()));
        var weapons = draft.several(e.weapons());
        FilterCompiler.Several at = e.at().map(draft::several).orElse((game, x) -> new int[0]);
        draft.then(
                (game, x, frame) ->
                        Fire.asFollows(game, weapons.cards(game, x), at.cards(game, x)));
    }

    void fireInTurn(FireInTurn e) {
        draft.onCards(
                e.weapons(),
                (game, x, cards) -> Fire.inTurn(game, Players.one(e.who(), x), cards, x.it()));
    }

    void useDevice(UseDevice e) {
        draft.onCards(
                e.device(),
                (game, x, cards) -> {
                    for (int device : cards) {
                        DeviceUse.begin(game, x.player(), device);
                    }
                });
    }

    void retarget(Retarget e) {
        var what = draft.single(e.what());
        draft.onCardsWith(
                e.to(),
                e.old(),
                (game, x, cards, old) -> {
                    if (cards.length > 0) {
                        Retargets.retarget(game, x, what.card(game, x), old, cards[0]);
                    }
                });
    }

    void hit(HitIt e) {
        draft.onCards(e.cards(), (game, x, cards) -> Hits.hit(game, cards, x.it()));
    }

    void restore(RestoreIt e) {
        draft.onCards(e.cards(), (game, x, cards) -> Hits.restore(game, cards));
    }

    void restore(RestoreFigures e) {
        CardTest by = draft.test(e.doneBy());
        draft.onCards(
                e.cards(),
                (game, x, cards) -> {
                    for (int card : cards) {
                        LastingTexts.restore(game, card, e.figures(), it -> by.fits(game, x, it));
                    }
                });
    }

    void explode() {
        draft.then(
                (game, x, frame) ->
                        ResponseWindow.open(
                                game,
                                Happening.of(Event.TO_EXPLODE, x.player())
                                        .to(x.it())
                                        .at(Whereabouts.location(game.table(), x.it()))));
        draft.add(
                (game, frame) -> {
                    if (game.table().inPlay(frame.source())) {
                        game.push(frame.next());
                    }
                });
    }

    void crash(Crash e) {
        draft.onCards(e.cards(), (game, x, cards) -> Crashing.crash(game, cards));
    }

    void disarm(Disarm e) {
        draft.onCards(
                e.cards(), (game, x, cards) -> Disarming.disarm(game, x.player(), cards, x.it()));
    }
}
