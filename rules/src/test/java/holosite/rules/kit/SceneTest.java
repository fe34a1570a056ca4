package holosite.rules.kit;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import holosite.rules.table.Role;
import holosite.rules.table.Zone;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How a table is laid out and played on by name; each test is also an example for others. */
class SceneTest {
    @Test
    void cardsLieWhereTheyWerePut() {
        var scene =
                table().site(CANTINA, DARK)
                        .at(CANTINA, "Darth Vader", "Stormtrooper", "Stormtrooper")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .system("Tatooine", DARK)
                        .at("Tatooine", "Devastator")
                        .aboard("Devastator", "DS-61-2")
                        .hand(DARK, "Sense")
                        .force(DARK, 6)
                        .lost(LIGHT, "Luke Skywalker")
                        .turn(DARK, Phase.DEPLOY);

        assertThat(scene.locations()).containsExactly(CANTINA, "Tatooine");
        assertThat(scene.cardsOn(CANTINA))
                .containsExactly("Darth Vader", "Stormtrooper", "Stormtrooper#2");
        assertThat(scene.hostOf("Vader's Lightsaber")).isEqualTo("Darth Vader");
        assertThat(scene.roleOf("DS-61-2")).isEqualTo(Role.PILOT);
        assertThat(scene.hand(DARK)).containsExactly("Sense");
        assertThat(scene.forcePile(DARK)).hasSize(6);
        assertThat(scene.zoneOf("Luke Skywalker")).isEqualTo(Zone.LOST_PILE);
        assertThat(scene.power("Darth Vader")).isEqualTo(6);
        assertThat(scene.lifeForce(LIGHT)).isGreaterThan(20);
    }

    @Test
    void aConvertedLocationLiesOverTheOther() {
        var scene =
                table().site(CANTINA, DARK)
                        .converted(CANTINA, LIGHT)
                        .at(CANTINA, "Luke Skywalker")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(scene.locations()).containsExactly("light " + CANTINA);
        assertThat(scene.locationOf("Luke Skywalker")).isEqualTo("light " + CANTINA);
        assertThat(scene.roleOf("dark " + CANTINA)).isEqualTo(Role.COVERED);
    }

    @Test
    void ofSeveralCardsOfATitleTheOldestIsMeantUnlessTheNameSaysMore() {
        var scene =
                table().at(CANTINA, "Sandcrawler", "dark Sandcrawler")
                        .hand(LIGHT, "Sandcrawler#2")
                        .hand(DARK, "Sandcrawler#2")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(scene.cardsOn(CANTINA)).containsExactly("light Sandcrawler", "dark Sandcrawler");
        assertThat(scene.hand(LIGHT)).containsExactly("light Sandcrawler#2");
        assertThat(scene.hand(DARK)).containsExactly("dark Sandcrawler#2");
    }

    @Test
    void deployingNamesTheCardAndThePlace() {
        var scene =
                table().site(CANTINA, DARK)
                        .site("Tatooine: Mos Eisley", DARK)
                        .hand(DARK, "Stormtrooper")
                        .force(DARK, 1)
                        .turn(DARK, Phase.DEPLOY);

        scene.deploy("Stormtrooper").to(CANTINA);

        assertThat(scene.locationOf("Stormtrooper")).isEqualTo(CANTINA);
        assertThat(scene.forcePile(DARK)).isEmpty();
        assertThat(scene.used(DARK)).hasSize(1);
    }

    @Test
    void whatIsNotOfferedIsRefusedWithTheTableAndTheChoices() {
        var scene =
                table().site(CANTINA, DARK)
                        .hand(DARK, "Stormtrooper", "Darth Vader")
                        .force(DARK, 1)
                        .turn(DARK, Phase.DEPLOY);

        scene.offers("deploy Stormtrooper").mayNot("deploy Darth Vader", "draw");
        assertThatThrownBy(() -> scene.deploy("Darth Vader"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("'deploy Darth Vader' is not offered")
                .hasMessageContaining(CANTINA)
                .hasMessageContaining("- deploy Stormtrooper");
    }

    @Test
    @Claim({"destiny-draw#2", "destiny-draw#5", "destiny-draw#9", "destiny-draw#10"})
    void aLightsaberDrawsTwoDestiniesAndHitsAboveTheDefense() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Luke Skywalker", "Han Solo")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .force(DARK, 1)
                        .nextDestiny(DARK, 2, 3)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).fire("Vader's Lightsaber").at("Luke Skywalker");

        assertThat(scene.isHit("Luke Skywalker")).isTrue();
        assertThat(scene.isHit("Han Solo")).isFalse();
        assertThat(scene.forfeitValue("Luke Skywalker")).isZero();
    }

    @Test
    void aLightsaberMissesBelowTheDefense() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .force(DARK, 1)
                        .nextDestiny(DARK, 2, 1)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).fire("Vader's Lightsaber").at("Luke Skywalker");

        assertThat(scene.isHit("Luke Skywalker")).isFalse();
    }

    @Test
    @Claim("attrition#1")
    void theWinnerOfABattleFacesAttritionToo() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Stormtrooper", "Luke Skywalker")
                        .force(DARK, 1)
                        .nextDestiny(DARK, 3)
                        .nextDestiny(LIGHT, 2)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).yes().yes();

        // 6 + 1 and a destiny of 3, one more by Vader's text; 3 and a destiny of 2
        assertThat(scene.battlePower(DARK)).isEqualTo(11);
        assertThat(scene.battlePower(LIGHT)).isEqualTo(5);
        assertThat(scene.damageLeft(LIGHT)).isEqualTo(6);
        assertThat(scene.attritionLeft(DARK)).isEqualTo(2);
        scene.passUntil("forfeit Stormtrooper").forfeit("Stormtrooper");
        assertThat(scene.lost(DARK)).containsExactly("Stormtrooper");
    }

    @Test
    @Claim({"draw-destiny#2", "destiny-draw#8"})
    void aDrawnCardGoesToTheUsedPile() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .force(DARK, 1)
                        .nextDestiny(DARK, 5)
                        .turn(DARK, Phase.BATTLE);
        String top = scene.reserve(DARK).getFirst();

        scene.battleAt(CANTINA).answer(DARK, "yes");

        assertThat(scene.used(DARK).getFirst()).isEqualTo(top);
    }

    @Test
    void theNumberOfATextIsUnderstoodThoughNoOtherIsOffered() {
        var scene =
                table().at(CANTINA, "Stormtrooper")
                        .hand(DARK, "Double Back")
                        .nothingElseInReserve(DARK)
                        .force(DARK, 1)
                        .turn(DARK, Phase.CONTROL);

        scene.offers("play Double Back", "play Double Back, text 1");
        scene.mayNot("play Double Back, text 2");
    }

    @Test
    void forceIsDrainedAndLostFromTheChosenPile() {
        var scene =
                table().site(CANTINA, DARK)
                        .at(CANTINA, "Darth Vader")
                        .hand(LIGHT, "Han Solo")
                        .force(LIGHT, 2)
                        .turn(DARK, Phase.CONTROL);
        double drain = scene.forceDrain(CANTINA, DARK);

        scene.drainAt(CANTINA).expectPrompt(Prompt.Key.LOSE_FORCE_FROM).choose("Han Solo");
        for (int i = 1; i < drain; i++) {
            scene.lose("Force Pile");
        }

        assertThat(scene.lost(LIGHT)).hasSize((int) drain).contains("Han Solo");
    }

    @Test
    void aSenseAnswersToAnInterruptOfTheOtherPlayer() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Obi-Wan Kenobi")
                        .hand(DARK, "Dark Jedi Presence")
                        .hand(LIGHT, "Sense")
                        .force(DARK, 3)
                        .nextDestiny(LIGHT, 1)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).passUntil("play Dark Jedi Presence").play("Dark Jedi Presence");
        scene.expectDecider(LIGHT).play("Sense");

        assertThat(scene.lost(DARK)).contains("Dark Jedi Presence");
        assertThat(scene.used(LIGHT)).contains("Sense");
    }

    @Test
    void aMoveByLandspeedGoesToTheNeighbouringSite() {
        var scene =
                table().site(CANTINA, DARK)
                        .site("Tatooine: Docking Bay 94", DARK)
                        .site("Tatooine: Mos Eisley", DARK)
                        .at("Tatooine: Docking Bay 94", "Stormtrooper")
                        .force(DARK, 2)
                        .turn(DARK, Phase.MOVE);

        scene.move("Stormtrooper").to(CANTINA);

        assertThat(scene.locationOf("Stormtrooper")).isEqualTo(CANTINA);
        scene.passUntil(LIGHT, Phase.ACTIVATE).mayNot("move Stormtrooper");
        assertThat(scene.turnOf()).isEqualTo(LIGHT);
    }

    @Test
    void aSpyUnderCoverGivesNoPresence() {
        var scene = table().at(CANTINA, "TK-422").undercover("TK-422").turn(LIGHT, Phase.CONTROL);

        assertThat(scene.isUndercover("TK-422")).isTrue();
        assertThat(scene.occupies(LIGHT, CANTINA)).isFalse();
    }

    @Test
    void aCaptiveLiesWithItsEscort() {
        var scene =
                table().at(CANTINA, "Darth Vader")
                        .captive("Darth Vader", "Leia Organa")
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.isCaptive("Leia Organa")).isTrue();
        assertThat(scene.hostOf("Leia Organa")).isEqualTo("Darth Vader");
        assertThat(scene.occupies(LIGHT, CANTINA)).isFalse();
    }

    @Test
    void destiniesCanBeStackedInTheMiddleOfPlay() {
        var scene = table().at(CANTINA, "Darth Vader").turn(DARK, Phase.CONTROL);

        scene.nextDestiny(DARK, 4, 0, 4);

        assertThat(scene.reserve(DARK).subList(0, 3))
                .extracting(name -> scene.printed(name).destiny().getFirst())
                .containsExactly(4.0, 0.0, 4.0);
    }

    @Test
    void aPlayerWithoutLifeForceLoses() {
        var scene =
                table().at(CANTINA, "Darth Vader")
                        .reserve(LIGHT, "Han Solo")
                        .nothingElseInReserve(LIGHT)
                        .turn(DARK, Phase.CONTROL);

        scene.drainAt(CANTINA);

        assertThat(scene.isOver()).isTrue();
        assertThat(scene.game().outcome().orElseThrow().winner()).isEqualTo(Side.DARK);
    }

    @Test
    void aLocationIsDeployedToItsPlaceInTheRow() {
        var scene =
                table().site("Tatooine: Mos Eisley", LIGHT)
                        .site("Tatooine: Obi-Wan's Hut", LIGHT)
                        .hand(LIGHT, "Tatooine: Lars' Moisture Farm")
                        .turn(LIGHT, Phase.DEPLOY);

        scene.deploy("Tatooine: Lars' Moisture Farm").answer("before Tatooine: Obi-Wan's Hut");

        assertThat(scene.locations())
                .containsExactly(
                        "Tatooine: Mos Eisley",
                        "Tatooine: Lars' Moisture Farm",
                        "Tatooine: Obi-Wan's Hut");
    }

    @Test
    void unknownAndAmbiguousTitlesAreExplained() {
        assertThatThrownBy(() -> table().at(CANTINA, "Darth Vadre"))
                .hasMessageContaining("There is no card 'Darth Vadre'")
                .hasMessageContaining("'Darth Vader'");
        assertThatThrownBy(() -> table().stacked(CANTINA, "Han Solo"))
                .hasMessageContaining("has no place yet");
        assertThatThrownBy(
                        () ->
                                table().at(CANTINA, "Sandcrawler", "dark Sandcrawler")
                                        .aimed("Sandcrawler", CANTINA))
                .hasMessageContaining("put the side before it");
        assertThatThrownBy(() -> table().at(CANTINA, "dark Luke Skywalker"))
                .hasMessageContaining("No 'Luke Skywalker' is like that");
    }

    @Test
    void whatNoActIsCalledIsNotRefusedButASlip() {
        var scene = table().at("Tatooine: Docking Bay 94", "X-wing").turn(LIGHT, Phase.CONTROL);

        scene.mayNot("take off with X-wing", "react with X-wing", "drain at Tatooine", "draw");
        for (String slip : List.of("take off X-wing", "react X-wing", "drain Tatooine")) {
            assertThatThrownBy(() -> scene.mayNot(slip))
                    .isInstanceOf(AssertionError.class)
                    .hasMessageContaining("is how no act is put");
        }
    }
}
