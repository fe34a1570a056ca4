package holosite.rules.weapon;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Abilities.deploysOn;
import static holosite.language.words.Abilities.fires;
import static holosite.language.words.Filters.CHARACTER;
import static holosite.language.words.Filters.your;
import static holosite.language.words.Kinds.characterWeapon;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** A repeating weapon that a text lets fire outside battle. */
class RepeatedShotsTest {
    private static final Card REPEATER =
            characterWeapon("Plain Repeater", DARK, "0_60")
                    .destiny(1)
                    .says(deploysOn(your(CHARACTER)), fires(CHARACTER).costing(3).repeatedly(1));

    private static Position table() {
        return tableWith(REPEATER)
                .at(CANTINA, "Arica", "Rebel Trooper#1", "Rebel Trooper#2", "Rebel Trooper#3")
                .undercover("Arica")
                .on("Arica", "Plain Repeater");
    }

    /** Arica breaks cover and fires at the first trooper, for free. */
    private static Scene firing(int force) {
        return table().force(DARK, force)
                .nextDestiny(DARK, 6, 6, 6)
                .turn(LIGHT, Phase.CONTROL)
                .pass(LIGHT)
                .use("Arica")
                .choose("Rebel Trooper#1")
                .passResponses();
    }

    @Test
    @Ruling("repeated-shots")
    void onlyTheFirstShotIsFree() {
        var scene = firing(2);
        assertThat(scene.forcePile(DARK)).hasSize(2);

        scene.expectDecider(DARK).expectPrompt(Prompt.Key.MAY).yes().choose("Rebel Trooper#2");
        scene.passResponses().expectPrompt(Prompt.Key.MAY).yes();

        assertThat(scene.passResponses().lost(LIGHT)).hasSize(3);
        assertThat(scene.forcePile(DARK)).isEmpty();
    }

    @Test
    @Ruling("repeated-shots")
    void nobodyMustFireAgain() {
        var scene = firing(2).no();

        assertThat(scene.lost(LIGHT)).hasSize(1);
        assertThat(scene.forcePile(DARK)).hasSize(2);
        scene.expectPrompt(Prompt.Key.PHASE_ACTION);
    }

    @Test
    void withoutTheForceThereIsOneShot() {
        assertThat(firing(0).expectPrompt(Prompt.Key.PHASE_ACTION).lost(LIGHT)).hasSize(1);
    }

    @Test
    @Ruling("repeated-shots")
    void otherWeaponsFireOnce() {
        var scene =
                tableWith()
                        .at(CANTINA, "Arica", "Rebel Trooper#1", "Rebel Trooper#2")
                        .undercover("Arica")
                        .on("Arica", "Imperial Blaster")
                        .force(DARK, 5)
                        .nextDestiny(DARK, 6)
                        .turn(LIGHT, Phase.CONTROL)
                        .pass(LIGHT)
                        .use("Arica")
                        .choose("Rebel Trooper#1")
                        .passResponses();

        scene.expectPrompt(Prompt.Key.PHASE_ACTION);
        assertThat(scene.lost(LIGHT)).hasSize(1);
    }

    @Test
    @Ruling("repeated-shots")
    void inABattleTheFurtherShotsWaitForTheWeaponsSegment() {
        var scene =
                tableWith(REPEATER)
                        .at(CANTINA, "Stormtrooper", "Rebel Trooper#1", "Rebel Trooper#2")
                        .on("Stormtrooper", "Plain Repeater")
                        .hand(DARK, "Defensive Fire")
                        .force(LIGHT, 3)
                        .force(DARK, 9)
                        .nextDestiny(DARK, 0)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(CANTINA);

        scene.play("Defensive Fire").choose("Rebel Trooper#1").passResponses();

        scene.passUntil("fire Plain Repeater");
    }
}
