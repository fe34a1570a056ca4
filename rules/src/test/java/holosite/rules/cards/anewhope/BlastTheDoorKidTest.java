package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import holosite.rules.presence.Participation;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Blast The Door, Kid! */
class BlastTheDoorKidTest {
    private static final String BLAST = "Blast The Door, Kid!";

    private static Scene battle(String site, String... cards) {
        return table().at(site, cards)
                .on("Stormtrooper", "Imperial Blaster")
                .hand(LIGHT, BLAST)
                .force(LIGHT, 1)
                .force(DARK, 5)
                .turn(DARK, Phase.BATTLE)
                .battleAt(site);
    }

    @Test
    void whoHasAbilityAboveTwoAndEveryLeaderOfBothSidesIsExcluded() {
        var scene =
                battle(
                        CANTINA,
                        "Darth Vader",
                        "Stormtrooper",
                        "Luke Skywalker",
                        "Rebel Trooper",
                        "Captain Piett");
        scene.passUntil("play " + BLAST).play(BLAST).passResponses();
        for (String in : List.of("Stormtrooper", "Rebel Trooper")) {
            assertThat(Participation.takesPart(scene.state(), scene.card(in))).isTrue();
        }
        for (String out : List.of("Darth Vader", "Luke Skywalker", "Captain Piett")) {
            assertThat(Participation.takesPart(scene.state(), scene.card(out))).isFalse();
        }
        assertThat(scene.lost(LIGHT)).contains(BLAST);
        assertThat(scene.forcePile(LIGHT)).isEmpty();
    }

    @Test
    void itNeedsAnInteriorSiteSomebodyToStunAndOneForce() {
        battle(MOS_EISLEY, "Stormtrooper", "Luke Skywalker").mayNot("play " + BLAST);
        battle(CANTINA, "Stormtrooper", "Rebel Trooper").mayNot("play " + BLAST);
        table().at(CANTINA, "Stormtrooper", "Luke Skywalker")
                .hand(LIGHT, BLAST)
                .force(DARK, 1)
                .turn(DARK, Phase.BATTLE)
                .battleAt(CANTINA)
                .mayNot("play " + BLAST);
        table().at(CANTINA, "Stormtrooper", "Rebel Trooper")
                .at(MOS_EISLEY, "Luke Skywalker")
                .hand(LIGHT, BLAST)
                .force(LIGHT, 1)
                .force(DARK, 1)
                .turn(DARK, Phase.BATTLE)
                .battleAt(CANTINA)
                .mayNot("play " + BLAST);
    }

    @Test
    void abilityOfThreeIsEnoughToBeStunned() {
        var scene = battle(CANTINA, "Stormtrooper", "Rebel Trooper", "Han Solo");
        scene.passUntil("play " + BLAST).play(BLAST).passResponses();
        assertThat(Participation.takesPart(scene.state(), scene.card("Han Solo"))).isFalse();
        assertThat(Participation.takesPart(scene.state(), scene.card("Rebel Trooper"))).isTrue();
    }

    @Test
    void whoArrivesWithAbilityThreeLaterIsExcludedToo() {
        var scene =
                table().at(CANTINA, "Stormtrooper#1", "Stormtrooper#2", "Stormtrooper#3")
                        .at(CANTINA, "Stormtrooper#4", "Stormtrooper#5", "Stormtrooper#6")
                        .at(CANTINA, "Rebel Trooper", "Captain Piett")
                        .hand(LIGHT, BLAST, "Panic")
                        .reserve(LIGHT, "Han Solo", "Devaronian")
                        .force(LIGHT, 3)
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA);
        scene.passUntil("play " + BLAST).play(BLAST).passUntil("play Panic");
        scene.play("Panic").number(2);
        for (String newcomer : List.of("Han Solo", "Devaronian")) {
            scene.passUntil(newcomer).choose(newcomer);
        }
        scene.passResponses();
        assertThat(scene.ability("Han Solo")).isEqualTo(3);
        assertThat(Participation.takesPart(scene.state(), scene.card("Han Solo"))).isFalse();
        assertThat(Participation.takesPart(scene.state(), scene.card("Devaronian"))).isTrue();
    }
}
