package holosite.rules.podrace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.podrace.Race.ANAKIN;
import static holosite.rules.podrace.Race.ARENA;
import static holosite.rules.podrace.Race.BAY;
import static holosite.rules.podrace.Race.EVENT;
import static holosite.rules.podrace.Race.SEBULBA;
import static holosite.rules.podrace.Race.total;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.log.Entry;
import holosite.rules.table.Flag;
import holosite.rules.view.CardView;
import org.junit.jupiter.api.Test;

/** Podracers damaged and repaired. */
class DamageTest {

    private static boolean damaged(Scene scene, String racer) {
        return Podraces.isDamaged(scene.state().table(), scene.card(racer));
    }

    private static Position losingTrack() {
        return Race.going().at(ARENA, SEBULBA).hand(LIGHT, "Losing Track");
    }

    @Test
    @Claim("podracer-damage-and-repair#1")
    void losingTrackDamagesAPodracerByAGreaterDestiny() {
        var hit = losingTrack().nextDestiny(LIGHT, 4).turn(LIGHT, Phase.CONTROL);
        hit.play("Losing Track").passResponses();
        assertThat(damaged(hit, SEBULBA)).isTrue();

        var missed = losingTrack().nextDestiny(LIGHT, 3).turn(LIGHT, Phase.CONTROL);
        missed.play("Losing Track").passResponses();
        assertThat(damaged(missed, SEBULBA)).isFalse();
    }

    private static Position hitRacer(double sebulba) {
        return Race.going()
                .at(ARENA, SEBULBA, ANAKIN)
                .raceDestiny(SEBULBA, sebulba, "Stormtrooper")
                .raceDestiny(ANAKIN, 9, "Rebel Trooper")
                .hand(DARK, "Hit Racer")
                .force(DARK, 2);
    }

    @Test
    @Claim("podracer-damage-and-repair#1")
    void hitRacerDamagesACloseOpponentWhoDoesNotDrawThisTurn() {
        var hit = hitRacer(2).nextDestiny(DARK, 4).turn(DARK, Phase.CONTROL);
        hit.play("Hit Racer").passResponses();
        assertThat(damaged(hit, ANAKIN)).isTrue();
        // only Dark may draw now
        hit.passUntil(DARK).pass();
        assertThat(hit.phase()).isEqualTo(Phase.DEPLOY);

        var missed = hitRacer(2).nextDestiny(DARK, 3).turn(DARK, Phase.CONTROL);
        missed.play("Hit Racer").passResponses();
        assertThat(damaged(missed, ANAKIN)).isFalse();
        missed.passUntil(LIGHT).offers("use " + EVENT);

        // five apart is too far
        hitRacer(1).turn(DARK, Phase.CONTROL).mayNot("play Hit Racer");
    }

    @Test
    @Claim("podracer-damage-and-repair#2")
    void aDamagedPodracerIsTurnedAroundForBothToSee() {
        var scene = losingTrack().nextDestiny(LIGHT, 4).turn(LIGHT, Phase.CONTROL);
        assertThat(marks(scene)).doesNotContain(CardView.Mark.DAMAGED);
        scene.play("Losing Track").passResponses();

        assertThat(marks(scene)).contains(CardView.Mark.DAMAGED);
        assertThat(marks(scene)).doesNotContain(CardView.Mark.CRASHED);
    }

    private static java.util.Set<CardView.Mark> marks(Scene scene) {
        return scene.game().view(DARK).places().getFirst().cards().stream()
                .filter(card -> card.title().equals(SEBULBA))
                .findFirst()
                .orElseThrow()
                .marks();
    }

    @Test
    @Claim("podracer-damage-and-repair#3")
    void damageToADamagedPodracerDoesNothing() {
        var scene =
                Race.going()
                        .at(ARENA, SEBULBA)
                        .mark(SEBULBA, Flag.DAMAGED)
                        .hand(LIGHT, "Losing Track")
                        .nextDestiny(LIGHT, 6)
                        .reserve(DARK, "Stormtrooper")
                        .turn(LIGHT, Phase.DRAW);
        scene.play("Losing Track").passResponses();
        assertThat(damaged(scene, SEBULBA)).isTrue();
        assertThat(scene.game().log().from(0)).extracting(Entry::key).doesNotContain("damaged");

        // one Force, as before, and one repair is enough
        scene.passUntil(DARK, Phase.CONTROL).use(EVENT).yes();
        scene.answerDefaults(() -> scene.prompt() == Prompt.Key.LOSE_FORCE_FROM);
        assertThat(scene.lost(DARK)).hasSize(1);
    }

    private static Position damagedRacer() {
        return Race.going()
                .at(ARENA, SEBULBA)
                .mark(SEBULBA, Flag.DAMAGED)
                .reserve(DARK, "Stormtrooper")
                .hand(DARK, "Sense");
    }

    @Test
    @Claim({"podracer-damage-and-repair#4", "podracer-damage-and-repair#5"})
    void whoUsesARaceDestinyForADamagedPodracerFirstLosesOneForce() {
        var scene = damagedRacer().turn(DARK, Phase.CONTROL);
        scene.use(EVENT).yes();
        // the Force comes first
        assertThat(scene.cardsOn(SEBULBA)).isEmpty();
        scene.lose("Sense");

        assertThat(scene.cardsOn(SEBULBA)).containsExactly("Stormtrooper");
        assertThat(scene.lost(DARK)).containsExactly("Sense");
        assertThat(total(scene, SEBULBA)).isEqualTo(1 + 3);
    }

    @Test
    @Claim("podracer-damage-and-repair#5")
    void notToUseItCostsNothing() {
        var scene = damagedRacer().turn(DARK, Phase.CONTROL);
        scene.use(EVENT).no();
        assertThat(scene.lost(DARK)).isEmpty();
        assertThat(scene.used(DARK)).containsExactly("Stormtrooper");

        var sound =
                Race.going()
                        .at(ARENA, SEBULBA)
                        .reserve(DARK, "Stormtrooper")
                        .turn(DARK, Phase.CONTROL);
        sound.use(EVENT).yes();
        assertThat(sound.lost(DARK)).isEmpty();
    }

    @Test
    @Ruling("no-force-for-a-damaged-podracer")
    void whoHasNoForceToLoseCannotUseIt() {
        var scene =
                Race.going()
                        .at(ARENA, SEBULBA)
                        .mark(SEBULBA, Flag.DAMAGED)
                        .reserve(DARK, "Stormtrooper")
                        .nothingElseInReserve(DARK)
                        .turn(DARK, Phase.CONTROL);
        scene.use(EVENT);
        assertThat(scene.used(DARK)).containsExactly("Stormtrooper");
        assertThat(scene.isOver()).isFalse();
    }

    @Test
    @Claim("podracer-damage-and-repair#6")
    void aPitDroidRepairsIt() {
        var scene =
                Race.going()
                        .at(ARENA, SEBULBA)
                        .mark(SEBULBA, Flag.DAMAGED)
                        .at(BAY, "Pit Droid")
                        .force(DARK, 1)
                        .reserve(DARK, "Stormtrooper")
                        .turn(LIGHT, Phase.CONTROL);
        // in any control phase
        scene.pass().expectDecider(DARK).use("Pit Droid").passResponses();
        assertThat(damaged(scene, SEBULBA)).isFalse();
        assertThat(scene.used(DARK)).hasSize(1);

        // a race destiny is used for nothing again
        scene.passUntil(DARK, Phase.CONTROL).use(EVENT).yes();
        assertThat(scene.cardsOn(SEBULBA)).hasSize(1);
        assertThat(scene.lost(DARK)).isEmpty();
        // what it does at the bay is offered, but nothing is left to repair
        scene.pass(LIGHT).offers("use Pit Droid, text 1").mayNot("use Pit Droid, text 2");
    }

    @Test
    void losingTrackRepairsOnesOwn() {
        var scene =
                Race.going()
                        .at(ARENA, ANAKIN)
                        .mark(ANAKIN, Flag.DAMAGED)
                        .hand(LIGHT, "Losing Track")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play("Losing Track", 2).passResponses();
        assertThat(damaged(scene, ANAKIN)).isFalse();
        assertThat(scene.used(LIGHT)).hasSize(1);
    }

    @Test
    @Ruling("pit-droid-needs-a-race-destiny")
    void aPitDroidDrawsTheTopRaceDestinyAnew() {
        var scene =
                Race.going()
                        .at(ARENA, SEBULBA)
                        .raceDestiny(SEBULBA, 1, "Darth Vader", "Stormtrooper")
                        .at(BAY, "Pit Droid")
                        .hand(DARK, "Sense")
                        .nextDestiny(DARK, 6)
                        .turn(DARK, Phase.CONTROL);
        scene.use("Pit Droid").lose("Sense").yes();

        assertThat(scene.lost(DARK)).contains("Darth Vader", "Sense");
        assertThat(total(scene, SEBULBA)).isEqualTo((1 + 3) + (6 + 3));
        // away from the bay he cannot
        var away =
                Race.going()
                        .at(ARENA, SEBULBA, "Pit Droid")
                        .raceDestiny(SEBULBA, 1, "Darth Vader")
                        .turn(DARK, Phase.CONTROL);
        away.mayNot("use Pit Droid");
    }

    @Test
    void losingTrackMayPutTheTopLostCardBack() {
        var scene =
                Race.going()
                        .at(BAY, "Luke Skywalker", "Darth Vader")
                        .hand(LIGHT, "Losing Track")
                        .lost(DARK, "Sense", "Alter (1_234)")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(BAY).play("Losing Track").passResponses();
        assertThat(scene.reserve(DARK).getFirst()).contains("Sense");
        assertThat(scene.lost(DARK)).hasSize(1);
    }
}
