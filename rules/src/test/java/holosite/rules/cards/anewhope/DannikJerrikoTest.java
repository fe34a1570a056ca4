package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Dannik Jerriko. */
class DannikJerrikoTest {
    private static final String DANNIK = "Dannik Jerriko";

    private static final Card PITFALL =
            Kinds.lostInterrupt("Plain Pitfall", DARK, "0_1")
                    .destiny(1)
                    .says(
                            Actions.lost(
                                    Action.at(When.inBattle())
                                            .target("target", Filters.opponents(Filters.CHARACTER))
                                            .then(Effects.lose(Filters.chosen("target")))));

    private static final Card AMBUSH =
            Kinds.lostInterrupt("Plain Ambush", DARK, "0_2")
                    .destiny(1)
                    .says(
                            Actions.lost(
                                    Action.at(When.your(Phase.CONTROL))
                                            .target(
                                                    "target",
                                                    Filters.CHARACTER.except(Filters.DROID))
                                            .then(Effects.lose(Filters.chosen("target")))));

    /** A battle of Dannik against Luke, Leia and a droid that Light loses by a long way. */
    private static Scene battle(String dannikAt, int force, String... onDroid) {
        var scene =
                table().at(
                                CANTINA,
                                "Darth Vader",
                                "Boba Fett",
                                "Garindan",
                                "Luke Skywalker",
                                "Leia Organa",
                                "C-3PO")
                        .at(dannikAt, DANNIK)
                        .on("C-3PO", onDroid)
                        .force(DARK, force)
                        .nextDestiny(DARK, 5, 5, 5)
                        .turn(DARK, Phase.BATTLE);
        return scene.battleAt(CANTINA).passWeapons().passUntil("forfeit Luke Skywalker");
    }

    @Test
    @Claim({"dannik-jerriko#1", "dannik-jerriko#3", "dannik-jerriko#4"})
    void heEatsTheSoupOfWhoWasForfeited() {
        var scene = battle(CANTINA, 3);
        double before = scene.power(DANNIK);
        int force = scene.forcePile(DARK).size();
        scene.forfeit("Luke Skywalker").passUntil("use " + DANNIK).use(DANNIK).passResponses();
        assertThat(scene.outOfPlay(LIGHT)).containsExactly("Luke Skywalker");
        assertThat(scene.forcePile(DARK)).hasSize(force - 1);
        assertThat(scene.power(DANNIK)).isEqualTo(before + 4);
    }

    @Test
    @Claim("dannik-jerriko#2")
    void heEatsOneVictimInABattle() {
        var scene = battle(CANTINA, 3);
        scene.forfeit("Luke Skywalker").passUntil("use " + DANNIK).use(DANNIK).passResponses();
        scene.passUntil("forfeit Leia Organa").forfeit("Leia Organa");
        while (scene.isOnTable("Leia Organa")) {
            scene.mayNot("use " + DANNIK).answerDefault();
        }
        scene.mayNot("use " + DANNIK);
        assertThat(scene.lost(LIGHT)).contains("Leia Organa");
    }

    @Test
    @Claim("dannik-jerriko#3")
    void heEatsNoDroidAndNobodyAtAnotherSite() {
        var scene = battle(CANTINA, 3);
        scene.forfeit("C-3PO");
        scene.answerDefaults(
                () -> {
                    scene.mayNot("use " + DANNIK);
                    return !scene.isOffered("forfeit Luke Skywalker");
                });
        var elsewhere = battle(BAY, 3);
        elsewhere.forfeit("Luke Skywalker");
        elsewhere.answerDefaults(
                () -> {
                    elsewhere.mayNot("use " + DANNIK);
                    return !elsewhere.isOffered("forfeit Leia Organa");
                });
    }

    @Test
    @Claim({"dannik-jerriko#1", "dannik-jerriko#3", "dannik-jerriko#4"})
    void heEatsTheSoupOfWhoWasLostAndKeepsTheirStrength() {
        var scene =
                tableWith(PITFALL)
                        .at(BAY, DANNIK, "Darth Vader", "Rebel Trooper", "Luke Skywalker")
                        .at(CANTINA, "Stormtrooper")
                        .hand(DARK, "Plain Pitfall")
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE);
        assertThat(scene.power(DANNIK)).isEqualTo(1);
        scene.battleAt(BAY)
                .passUntil("play Plain Pitfall")
                .play("Plain Pitfall")
                .at("Luke Skywalker");
        scene.passUntil("use " + DANNIK).use(DANNIK).passResponses();
        assertThat(scene.outOfPlay(LIGHT)).containsExactly("Luke Skywalker");
        assertThat(scene.power(DANNIK)).isEqualTo(5);
        assertThat(scene.ability("Darth Vader")).isEqualTo(6);
        assertThat(scene.power("Darth Vader")).isEqualTo(6);
    }

    @Test
    void outsideBattleHeEatsNobody() {
        var scene =
                tableWith(AMBUSH)
                        .at(BAY, DANNIK, "Luke Skywalker")
                        .hand(DARK, "Plain Ambush")
                        .force(DARK, 9)
                        .turn(DARK, Phase.CONTROL);
        scene.play("Plain Ambush").at("Luke Skywalker");
        scene.answerDefaults(
                () -> {
                    scene.mayNot("use " + DANNIK);
                    return scene.isOnTable("Luke Skywalker");
                });
        scene.mayNot("use " + DANNIK);
        assertThat(scene.lost(LIGHT)).contains("Luke Skywalker");
    }

    @Test
    void heNeedsAForceToEat() {
        var scene =
                tableWith(PITFALL)
                        .at(BAY, DANNIK, "Luke Skywalker")
                        .hand(DARK, "Plain Pitfall")
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(BAY).passUntil("play Plain Pitfall").play("Plain Pitfall");
        scene.answerDefaults(
                () -> {
                    scene.mayNot("use " + DANNIK);
                    return scene.isOnTable("Luke Skywalker");
                });
        scene.mayNot("use " + DANNIK);
    }

    @Test
    void anotherDannikKeepsTheStrengthAndWithoutTextHeHasNone() {
        var silence =
                Kinds.effect("Plain Silence", LIGHT, "0_3")
                        .destiny(1)
                        .says(
                                Abilities.deploysOnTable(),
                                Abilities.cancelsText(Filters.titled(DANNIK)));
        var scene =
                tableWith(PITFALL, AMBUSH, silence)
                        .at(BAY, DANNIK, "Darth Vader", "Luke Skywalker", "Rebel Trooper")
                        .hand(DARK, "Plain Pitfall", "Plain Ambush", DANNIK)
                        .hand(LIGHT, "Plain Silence")
                        .force(DARK, 9)
                        .reserve(DARK, 20)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(BAY)
                .passUntil("play Plain Pitfall")
                .play("Plain Pitfall")
                .at("Luke Skywalker");
        scene.passUntil("use " + DANNIK).use(DANNIK);
        scene.finishBattle();
        assertThat(scene.power(DANNIK)).isEqualTo(5);
        // the one on the table goes, another comes
        scene.passUntil(DARK, Phase.CONTROL).play("Plain Ambush").at(DANNIK).passResponses();
        scene.passUntil("deploy " + DANNIK + "#2").deploy(DANNIK + "#2").to(BAY).passResponses();
        assertThat(scene.power(DANNIK + "#2")).isEqualTo(5);
        scene.passUntil("deploy Plain Silence").deploy("Plain Silence").passResponses();
        assertThat(scene.power(DANNIK + "#2")).isZero();
    }

    @Test
    @Claim("dannik-jerriko#3")
    void heEatsNobodyLostAtAnotherSiteDuringHisBattle() {
        var scene =
                tableWith(PITFALL)
                        .at(BAY, DANNIK, "Darth Vader", "Rebel Trooper")
                        .at(CANTINA, "Luke Skywalker")
                        .hand(DARK, "Plain Pitfall")
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(BAY).passUntil("play Plain Pitfall").play("Plain Pitfall");
        scene.at("Luke Skywalker").passUntil(DARK);

        assertThat(scene.lost(LIGHT)).contains("Luke Skywalker");
        scene.mayNot("use " + DANNIK);
    }

    @Test
    @Claim("dannik-jerriko#3")
    void heEatsNobodyOfHisOwnSide() {
        var scene =
                table().at(MOS_EISLEY, DANNIK, "Stormtrooper", "Luke Skywalker", "Han Solo")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(MOS_EISLEY).passUntil("forfeit Stormtrooper").forfeit("Stormtrooper");

        scene.answerDefaults(
                () -> {
                    scene.mayNot("use " + DANNIK);
                    return scene.inBattle() && scene.prompt() != Prompt.Key.DAMAGE_SEGMENT;
                });
    }

    @Test
    void heEatsNobodyInSpaceAndNoEquipment() {
        var space =
                tableWith(PITFALL)
                        .at("Tatooine", "Devastator", "Corellian Corvette")
                        .passenger("Devastator", DANNIK)
                        .passenger("Corellian Corvette", "Luke Skywalker")
                        .hand(DARK, "Plain Pitfall")
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE);
        space.battleAt("Tatooine").passUntil("play Plain Pitfall").play("Plain Pitfall");
        space.answerDefaults(
                () -> {
                    space.mayNot("use " + DANNIK);
                    return space.isOnTable("Luke Skywalker");
                });
        space.mayNot("use " + DANNIK);

        var equipment = battle(CANTINA, 3, "Electrobinoculars");
        equipment.forfeit("C-3PO");
        equipment.answerDefaults(
                () -> {
                    equipment.mayNot("use " + DANNIK);
                    return !equipment.isOffered("forfeit Luke Skywalker");
                });
        assertThat(equipment.lost(LIGHT)).contains("Electrobinoculars");
    }
}
