package holosite.rules.cards.cloudcity;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Princess Leia. */
class PrincessLeiaTest {
    @Test
    @Claim("princess-leia#1")
    void princessLeiaDeploysOnHothOrCloudCityOnly() {
        var scene =
                table().site("Cloud City: Guest Quarters", LIGHT)
                        .site(PLAINS, DARK)
                        .site(PERIMETER, LIGHT)
                        .site(MOS_EISLEY, LIGHT)
                        .system("Hoth", LIGHT)
                        .at(PLAINS, "Rebel Trooper")
                        .at("Hoth", "Corellian Corvette")
                        .hand(LIGHT, "Princess Leia")
                        .force(LIGHT, 4)
                        .turn(LIGHT, Phase.DEPLOY);

        scene.deploy("Princess Leia");
        assertThat(scene.offered())
                .contains(PLAINS, PERIMETER, "Cloud City: Guest Quarters")
                .doesNotContain(MOS_EISLEY, "Hoth", "Corellian Corvette");
    }

    @Test
    @Claim("princess-leia#3")
    void princessLeiaDeploysAsAReactToHanOrLuke() {
        var scene =
                table().at(PERIMETER, "Luke Skywalker", "Darth Vader")
                        .hand(LIGHT, "Princess Leia")
                        .force(LIGHT, 4)
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(PERIMETER).expectDecider(LIGHT).deployAsReact("Princess Leia");
        scene.passResponses();
        assertThat(scene.locationOf("Princess Leia")).isEqualTo(PERIMETER);

        table().at(PERIMETER, "Han Solo", "Darth Vader")
                .hand(LIGHT, "Princess Leia")
                .force(LIGHT, 4)
                .force(DARK, 1)
                .turn(DARK, Phase.BATTLE)
                .battleAt(PERIMETER)
                .offers("deploy Princess Leia as a react");
        table().at(PERIMETER, "Wedge Antilles", "Darth Vader")
                .hand(LIGHT, "Princess Leia")
                .force(LIGHT, 4)
                .force(DARK, 1)
                .turn(DARK, Phase.BATTLE)
                .battleAt(PERIMETER)
                .mayNot("deploy Princess Leia as a react");
        table().at(MOS_EISLEY, "Luke Skywalker", "Darth Vader")
                .hand(LIGHT, "Princess Leia")
                .force(LIGHT, 4)
                .force(DARK, 1)
                .turn(DARK, Phase.BATTLE)
                .battleAt(MOS_EISLEY)
                .mayNot("deploy Princess Leia as a react");
    }

    @Test
    @Claim("princess-leia#4")
    void princessLeiaMovesAsAReactToHanOrLuke() {
        var scene =
                table().site(PERIMETER, DARK)
                        .site(PLAINS, DARK)
                        .at(PERIMETER, "Han Solo", "Darth Vader")
                        .at(PLAINS, "Princess Leia")
                        .force(LIGHT, 2)
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(PERIMETER).expectDecider(LIGHT).react("Princess Leia").passResponses();
        assertThat(scene.locationOf("Princess Leia")).isEqualTo(PERIMETER);

        table().site(PERIMETER, DARK)
                .site(PLAINS, DARK)
                .at(PERIMETER, "Luke Skywalker", "Darth Vader")
                .at(PLAINS, "Princess Leia")
                .force(LIGHT, 2)
                .force(DARK, 1)
                .turn(DARK, Phase.BATTLE)
                .battleAt(PERIMETER)
                .offers("react with Princess Leia");
        table().site(PERIMETER, DARK)
                .site(PLAINS, DARK)
                .at(PERIMETER, "Wedge Antilles", "Darth Vader")
                .at(PLAINS, "Princess Leia")
                .force(LIGHT, 2)
                .force(DARK, 1)
                .turn(DARK, Phase.BATTLE)
                .battleAt(PERIMETER)
                .mayNot("react with Princess Leia");
    }

    @ParameterizedTest
    @CsvSource({"2, true", "3, false"})
    @Claim("princess-leia#5")
    void princessLeiaIsImmuneToAttritionBelowThree(int attrition, boolean immune) {
        var scene =
                table().at(PERIMETER, "Princess Leia", "Stormtrooper", "Garindan", "General Veers")
                        .force(LIGHT, 1)
                        .nextDestiny(DARK, attrition)
                        .nextDestiny(LIGHT, 6)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt(PERIMETER).passWeapons().yes().yes();
        scene.answerDefaults(() -> scene.inBattle() && !scene.isOffered("forfeit Princess Leia"));

        assertThat(scene.isOffered("forfeit Princess Leia") && !scene.isOffered("pass"))
                .isEqualTo(!immune);
    }

    @Test
    @Claim("princess-leia#3")
    void sheReactsToNoSystem() {
        table().at("Hoth", "Corellian Corvette", "Devastator")
                .passenger("Corellian Corvette", "Luke Skywalker")
                .site(PERIMETER, LIGHT)
                .hand(LIGHT, "Princess Leia")
                .force(LIGHT, 9)
                .force(DARK, 1)
                .turn(DARK, Phase.BATTLE)
                .battleAt("Hoth")
                .mayNot("deploy Princess Leia as a react");
    }

    @Test
    void princessLeiaDoesNotReactToTheCloudsOfHoth() {
        var scene =
                table().system("Hoth", LIGHT)
                        .locationOf("Hoth", "Clouds", LIGHT)
                        .at("Clouds", "Millennium Falcon", "TIE Fighter")
                        .pilot("Millennium Falcon", "Han Solo")
                        .hand(LIGHT, "Princess Leia")
                        .force(LIGHT, 4)
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Clouds");
        scene.mayNot("deploy Princess Leia as a react");
    }
}
