package holosite.rules.persona;

import static holosite.language.card.Figure.POWER;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Abilities.deploysOn;
import static holosite.language.words.Filters.titled;
import static holosite.language.words.Kinds.effect;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** One version of a persona replaces another. */
class ReplacementTest {
    private static final String PERIMETER = "Hoth: Defensive Perimeter";
    private static final String LUKE = "Luke Skywalker";
    private static final String COMMANDER = "Commander Luke Skywalker";
    private static final String LUKE_ARMED = "Luke With Lightsaber";
    private static final String VADER = "Darth Vader";
    private static final String DARK_LORD = "Darth Vader, Dark Lord Of The Sith";

    private static final Card LOCKET =
            effect("Plain Locket", LIGHT, "0_44").destiny(3).says(deploysOn(titled(LUKE)));

    private static Position table() {
        var cards = new ArrayList<>(AllCards.all());
        cards.add(LOCKET);
        return Scene.with(() -> cards);
    }

    @Test
    @Claim({
        "persona-replacement-rule#1",
        "persona-replacement-rule#7",
        "persona-replacement-rule#19"
    })
    void onHothTheCommanderReplacesLukeForFree() {
        var scene =
                table().site(PERIMETER, LIGHT)
                        .at(PERIMETER, LUKE)
                        .hand(LIGHT, COMMANDER)
                        .turn(LIGHT, Phase.DEPLOY);

        scene.replace(COMMANDER);

        assertThat(scene.locationOf(COMMANDER)).contains(PERIMETER);
        assertThat(scene.lost(LIGHT)).containsExactly(LUKE);
        assertThat(scene.used(LIGHT)).isEmpty();
    }

    @Test
    @Claim("persona-replacement-rule#1")
    void anotherVersionDoesAndNotAnotherCopyOrAnotherPerson() {
        table().at(CANTINA, LUKE)
                .hand(LIGHT, "Luke Skywalker#2", "Obi-Wan Kenobi", LUKE_ARMED)
                .turn(LIGHT, Phase.DEPLOY)
                .offers("replace " + LUKE_ARMED)
                .mayNot("replace Luke Skywalker#2", "replace Obi-Wan Kenobi");
    }

    @Test
    @Claim({"persona-replacement-rule#6", "persona-replacement-rule#8"})
    void elsewhereHeMayNot() {
        table().at(CANTINA, LUKE)
                .hand(LIGHT, COMMANDER, LUKE_ARMED)
                .turn(LIGHT, Phase.DEPLOY)
                .offers("replace " + LUKE_ARMED)
                .mayNot("replace " + COMMANDER);
        table().site(PERIMETER, LIGHT)
                .at(PERIMETER, LUKE)
                .hand(LIGHT, COMMANDER, LUKE_ARMED)
                .turn(LIGHT, Phase.DEPLOY)
                .offers("replace " + LUKE_ARMED, "replace " + COMMANDER);
    }

    @ParameterizedTest
    @EnumSource(
            value = Phase.class,
            names = {"ACTIVATE", "CONTROL", "BATTLE", "MOVE", "DRAW"})
    @Claim("persona-replacement-rule#3")
    void inNoOtherPhase(Phase phase) {
        table().at(CANTINA, LUKE)
                .hand(LIGHT, LUKE_ARMED)
                .turn(LIGHT, phase)
                .mayNot("replace " + LUKE_ARMED);
    }

    @Test
    @Claim("persona-replacement-rule#3")
    void notInTheOpponentsDeployPhase() {
        var scene =
                table().at(CANTINA, LUKE)
                        .at("Tatooine: Docking Bay 94", "Stormtrooper")
                        .hand(LIGHT, LUKE_ARMED)
                        .hand(DARK, "Stormtrooper")
                        .force(DARK, 3)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy("Stormtrooper#2").to("Tatooine: Docking Bay 94");
        while (scene.turnOf() == DARK && scene.phase() == Phase.DEPLOY) {
            scene.mayNot("replace " + LUKE_ARMED);
            scene.answerDefault();
        }
        scene.passUntil(LIGHT, Phase.DEPLOY).offers("replace " + LUKE_ARMED);
    }

    @Test
    @Claim({"persona-replacement-rule#4", "persona-replacement-rule#9"})
    void aWeakerVersionMayNot() {
        table().site(PERIMETER, LIGHT)
                .at(PERIMETER, COMMANDER)
                .hand(LIGHT, LUKE, LUKE_ARMED)
                .turn(LIGHT, Phase.DEPLOY)
                .offers("replace " + LUKE_ARMED)
                .mayNot("replace " + LUKE);
        // power 5 against 5 is enough
        String son = "Son Of Skywalker";
        var equal =
                table().at(CANTINA, son).hand(LIGHT, LUKE_ARMED, LUKE).turn(LIGHT, Phase.DEPLOY);
        assertThat(equal.printed(POWER, LUKE_ARMED)).isEqualTo(equal.printed(POWER, son));
        equal.offers("replace " + LUKE_ARMED).mayNot("replace " + LUKE);
    }

    @Test
    @Claim("persona-replacement-rule#5")
    void norOneOfLessAbility() {
        // both have power 3
        table().site(PERIMETER, LIGHT)
                .at(PERIMETER, "Princess Leia")
                .hand(LIGHT, "Leia Organa")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("replace Leia Organa");
        table().site(PERIMETER, LIGHT)
                .at(PERIMETER, "Leia Organa")
                .hand(LIGHT, "Princess Leia")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("replace Princess Leia");
    }

    @Test
    @Claim("persona-replacement-rule#10")
    void whatForbidsDeployingDoesNotForbidIt() {
        var scene =
                table().at(CANTINA, "R2-D2 (Artoo-Detoo)", "Rebel Trooper")
                        .on(CANTINA, "Droid Detector")
                        .hand(LIGHT, "Artoo", "C-3PO")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);

        scene.mayNot("deploy C-3PO").replace("Artoo");

        assertThat(scene.locationOf("Artoo")).isEqualTo(CANTINA);
        assertThat(scene.forcePile(LIGHT)).hasSize(9);
    }

    @Test
    @Claim("persona-replacement-rule#11")
    void neitherPresenceNorAForceIconIsNeeded() {
        // a droid alone at a site without a Light icon
        var scene =
                table().at("Death Star: War Room", "R2-D2 (Artoo-Detoo)")
                        .hand(LIGHT, "Artoo", "Rebel Trooper")
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.DEPLOY);

        scene.mayNot("deploy Rebel Trooper").replace("Artoo");

        assertThat(scene.locationOf("Artoo")).isEqualTo("Death Star: War Room");
    }

    @Test
    @Claim("persona-replacement-rule#12")
    void theRulesOfDagobahDoNotCount() {
        var scene =
                table().at("Dagobah: Cave", LUKE)
                        .hand(LIGHT, LUKE_ARMED, COMMANDER, "Rebel Trooper")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);

        // the commander's own text keeps him to Hoth
        scene.mayNot("deploy Rebel Trooper", "replace " + COMMANDER).replace(LUKE_ARMED);

        assertThat(scene.locationOf(LUKE_ARMED)).contains("Dagobah: Cave");
    }

    @Test
    @Claim("persona-replacement-rule#13")
    void aCardThatLetsOneDeployLetsNobodyReplace() {
        var scene =
                table().at(CANTINA, "Darth Vader", LUKE)
                        .beside(LIGHT, "Tauntaun Bones")
                        .hand(LIGHT, LUKE_ARMED, "Rebel Trooper")
                        .force(DARK, 3)
                        .nextDestiny(DARK, 4)
                        .turn(DARK, Phase.BATTLE);

        // Vader makes it 5: a character for free
        scene.battleAt(CANTINA).passWeapons().yes();
        while (!scene.isOffered("Rebel Trooper")) {
            assertThat(scene.inBattle()).isTrue();
            scene.answerDefault();
        }

        assertThat(scene.offered()).contains("Rebel Trooper").doesNotContain(LUKE_ARMED);
    }

    @Test
    @Claim("persona-replacement-rule#14")
    void whatIsOutOfPlayDoesNotCount() {
        var scene =
                table().at(CANTINA, LUKE)
                        .outOfPlay(LIGHT, COMMANDER)
                        .hand(LIGHT, LUKE_ARMED)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.replace(LUKE_ARMED);
        assertThat(scene.locationOf(LUKE_ARMED)).isEqualTo(CANTINA);

        table().at(CANTINA, "Rebel Trooper")
                .outOfPlay(LIGHT, COMMANDER)
                .hand(LIGHT, LUKE_ARMED)
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy " + LUKE_ARMED);
    }

    @Test
    @Claim("persona-replacement-rule#15")
    void nobodyWasJustDeployed() {
        var replaced =
                table().at(CANTINA, LUKE, "Stormtrooper")
                        .hand(LIGHT, LUKE_ARMED)
                        .hand(DARK, "Imperial Barrier")
                        .force(DARK, 5)
                        .turn(LIGHT, Phase.DEPLOY)
                        .replace(LUKE_ARMED);
        replaced.mayNot("play Imperial Barrier");
        assertThat(replaced.whoDecides()).isEqualTo(LIGHT);

        var deployed =
                table().at(CANTINA, "Stormtrooper")
                        .hand(LIGHT, LUKE)
                        .hand(DARK, "Imperial Barrier")
                        .force(DARK, 5)
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.DEPLOY)
                        .deploy(LUKE);
        deployed.expectDecider(DARK).offers("play Imperial Barrier");
    }

    @Test
    @Claim("persona-replacement-rule#16")
    void cardsOnHimAndAimedAtHimPassOn() {
        var scene =
                table().at(CANTINA, VADER)
                        .on(VADER, "Vader's Lightsaber")
                        .site("Tatooine: Obi-Wan's Hut", LIGHT)
                        .hand(DARK, DARK_LORD)
                        .turn(DARK, Phase.DEPLOY);

        scene.replace(DARK_LORD);

        assertThat(scene.hostOf("Vader's Lightsaber")).isEqualTo(DARK_LORD);
        assertThat(scene.isIn(VADER, Zone.LOST_PILE)).isTrue();
    }

    @Test
    @Claim("persona-replacement-rule#16")
    void aUtinniEffectAimsAtTheNewVersion() {
        var scene =
                table().site("Tatooine: Lars' Moisture Farm", DARK)
                        .on("Tatooine: Lars' Moisture Farm", "Luke? Luuuuke!")
                        .at(CANTINA, LUKE)
                        .aimed("Luke? Luuuuke!", LUKE)
                        .hand(LIGHT, LUKE_ARMED)
                        .turn(LIGHT, Phase.DEPLOY);

        scene.replace(LUKE_ARMED);

        assertThat(scene.state().table().aim(scene.card("Luke? Luuuuke!")))
                .isEqualTo(scene.card(LUKE_ARMED));
    }

    @Test
    @Claim({"persona-replacement-rule#16", "persona-replacement-rule#18"})
    void whatGoesOnTheOldVersionOnlyIsLost() {
        var scene =
                table().at(CANTINA, LUKE)
                        .on(LUKE, "Plain Locket", "Blaster Rifle")
                        .hand(LIGHT, LUKE_ARMED)
                        .turn(LIGHT, Phase.DEPLOY);

        scene.replace(LUKE_ARMED);

        assertThat(scene.lost(LIGHT)).containsExactlyInAnyOrder(LUKE, "Plain Locket");
        assertThat(scene.hostOf("Blaster Rifle")).isEqualTo(LUKE_ARMED);
    }

    @Test
    @Claim("persona-replacement-rule#20")
    @Ruling("replacement-compares-printed-figures")
    void anEffectThatGoesOnEveryVersionGoesAlong() {
        var scene =
                table().at(CANTINA, VADER, "Obi-Wan Kenobi")
                        .on("Obi-Wan Kenobi", "Obi-Wan's Lightsaber")
                        .on(VADER, "Uncontrollable Fury")
                        .hand(LIGHT, "Clash Of Sabers")
                        .hand(DARK, DARK_LORD)
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play("Clash Of Sabers", 1).at(VADER);
        scene.passUntil(DARK, Phase.DEPLOY).replace(DARK_LORD);

        assertThat(scene.hostOf("Uncontrollable Fury")).isEqualTo(DARK_LORD);
        assertThat(scene.power(DARK_LORD)).isEqualTo(6 + 2);
    }

    @Test
    @Claim({"persona-replacement-rule#17", "persona-replacement-rule#21"})
    void aClashOfSabersStillHoldsTheNewVersion() {
        var scene =
                table().at(CANTINA, VADER, "Obi-Wan Kenobi")
                        .on("Obi-Wan Kenobi", "Obi-Wan's Lightsaber")
                        .site("Tatooine: Docking Bay 94", DARK)
                        .hand(LIGHT, "Clash Of Sabers")
                        .hand(DARK, DARK_LORD)
                        .force(LIGHT, 3)
                        .force(DARK, 9)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play("Clash Of Sabers", 1).at(VADER);
        scene.passUntil(DARK, Phase.DEPLOY).replace(DARK_LORD);

        scene.passUntil(DARK, Phase.BATTLE).mayNot("battle at " + CANTINA);
        scene.passUntil(DARK, Phase.MOVE).mayNot("move " + DARK_LORD);
        assertThat(scene.locationOf(DARK_LORD)).isEqualTo(CANTINA);
    }

    @Test
    @Claim({
        "persona-replacement-rule#18",
        "persona-replacement-rule#22",
        "persona-replacement-rule#25",
        "persona-replacement-rule#26"
    })
    void coverIsLostWithANonSpyVersion() {
        var scene =
                table().site(PERIMETER, LIGHT)
                        .at(PERIMETER, "Leia Organa", "Stormtrooper")
                        .on("Leia Organa", "light Undercover", "Blaster Rifle")
                        .undercover("Leia Organa")
                        .hand(LIGHT, "Princess Leia")
                        .turn(LIGHT, Phase.DEPLOY);

        scene.replace("Princess Leia");

        assertThat(scene.isUndercover("Princess Leia")).isFalse();
        assertThat(scene.lost(LIGHT)).containsExactlyInAnyOrder("Leia Organa", "Undercover");
        assertThat(scene.hostOf("Blaster Rifle")).isEqualTo("Princess Leia");
        assertThat(scene.occupies(LIGHT, scene.locationOf("Princess Leia"))).isTrue();
    }

    @Test
    @Claim({"persona-replacement-rule#22", "persona-replacement-rule#23"})
    @Ruling("replacement-by-own-text")
    void tk422ReplacesHanUndercoverWhereAnImperialIs() {
        var scene =
                table().at(CANTINA, "Han Solo", "Stormtrooper")
                        .hand(LIGHT, "TK-422")
                        .turn(LIGHT, Phase.DEPLOY);

        scene.replace("TK-422");

        assertThat(scene.isUndercover("TK-422")).isTrue();
        assertThat(scene.locationOf("TK-422")).isEqualTo(CANTINA);
        assertThat(scene.lost(LIGHT)).containsExactly("Han Solo");
    }

    @Test
    @Claim("persona-replacement-rule#24")
    void notWhereThereIsNoImperialOrNoSite() {
        table().at(CANTINA, "Han Solo", "Dengar", "Stormtrooper")
                .hand(LIGHT, "TK-422")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("replace TK-422");
        table().at(CANTINA, "Han Solo", "Dengar")
                .hand(LIGHT, "TK-422")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("replace TK-422");
        table().at("Tatooine", "Millennium Falcon", "Devastator")
                .pilot("Millennium Falcon", "Han Solo")
                .passenger("Devastator", "Stormtrooper")
                .hand(LIGHT, "TK-422")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("replace TK-422");
    }

    /** Vader with his lightsaber built in replaces Vader, where the lightsaber lies elsewhere. */
    private static boolean replaces(String... weaponsElsewhere) {
        return table().at("Tatooine: Cantina", "Darth Vader", "Stormtrooper")
                .on("Stormtrooper", weaponsElsewhere)
                .hand(DARK, "Darth Vader With Lightsaber")
                .turn(DARK, Phase.DEPLOY)
                .isOffered("replace Darth Vader With Lightsaber");
    }

    @Test
    @Claim("personas-starships-and-weapons#4")
    void aUniqueWeaponBuiltInIsNotOnTheTableTwice() {
        assertThat(replaces()).isTrue();
        assertThat(replaces("Dark Jedi Lightsaber")).isTrue();
        assertThat(replaces("Vader's Lightsaber")).isFalse();
    }

    @Test
    @Claim("personas-starships-and-weapons#4")
    void norWhenTheOldVersionCarriesIt() {
        var scene =
                table().at("Tatooine: Cantina", "Darth Vader")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .hand(DARK, "Darth Vader With Lightsaber")
                        .turn(DARK, Phase.DEPLOY);

        assertThat(scene.isOffered("replace Darth Vader With Lightsaber")).isFalse();
    }
}
