package holosite.rules.cards.hoth;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.DARK_BEAST;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.names;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.targets;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.table.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Surface Defense Cannon. */
class SurfaceDefenseCannonTest {
    @Test
    @Claim({"surface-defense-cannon#1", "surface-defense-cannon#2"})
    void aSurfaceDefenseCannonDeploysForOneOnAStarfighterAndFreeOnTheFalcon() {
        var scene =
                table().at("Tatooine", "X-wing", "Millennium Falcon", "Corellian Corvette")
                        .pilot("Millennium Falcon", "Han Solo")
                        .hand(LIGHT, "Surface Defense Cannon")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.DEPLOY);

        assertThat(scene.deployCost("Surface Defense Cannon", "X-wing")).isEqualTo(1);
        assertThat(scene.deployCost("Surface Defense Cannon", "Millennium Falcon")).isZero();
        assertThat(hosts(scene, "Surface Defense Cannon"))
                .containsExactlyInAnyOrder("X-wing", "Millennium Falcon");
    }

    @ParameterizedTest
    @CsvSource({"2, false", "3, true"})
    @Claim({"surface-defense-cannon#3", "surface-defense-cannon#4"})
    void aSurfaceDefenseCannonFiresFromALandedStarfighter(int destiny, boolean hit) {
        var scene =
                table().at(
                                BAY,
                                "X-wing",
                                "Luke Skywalker",
                                "General Veers",
                                "TIE Fighter",
                                "Stormtrooper")
                        .on("X-wing", "Surface Defense Cannon")
                        .force(LIGHT, 2)
                        .nextDestiny(LIGHT, destiny)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt(BAY);
        assertThat(targets(scene, "Surface Defense Cannon"))
                .containsExactlyInAnyOrder("General Veers", "Stormtrooper");
        scene.choose("General Veers");

        assertThat(scene.isHit("General Veers")).isEqualTo(hit);
        assertThat(scene.forcePile(LIGHT)).isEmpty();
    }

    @Test
    @Claim("surface-defense-cannon#3")
    void aSurfaceDefenseCannonIsSilentInSpace() {
        table().at("Tatooine", "X-wing", "TIE Fighter")
                .on("X-wing", "Surface Defense Cannon")
                .force(LIGHT, 2)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt("Tatooine")
                .mayNot("fire Surface Defense Cannon");
    }

    @Test
    @Claim("surface-defense-cannon#3")
    void aSurfaceDefenseCannonAimsAtCreaturesTooAndAtNothingElse() {
        var scene =
                table().at(BAY, "X-wing", "General Veers", "TIE Fighter", DARK_BEAST)
                        .at(MOS_EISLEY, "Dewback")
                        .on("X-wing", "Surface Defense Cannon")
                        .turn(LIGHT, Phase.BATTLE);
        assertThat(names(scene, "Surface Defense Cannon", "General Veers")).isTrue();
        assertThat(names(scene, "Surface Defense Cannon", DARK_BEAST)).isTrue();
        assertThat(names(scene, "Surface Defense Cannon", "TIE Fighter")).isFalse();
        assertThat(names(scene, "Surface Defense Cannon", "Dewback")).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "PILOT, Luke Skywalker, true",
        "PASSENGER, Luke Skywalker, true",
        "PASSENGER, Rebel Trooper, false"
    })
    @Claim("surface-defense-cannon#3")
    void aPilotAboardFiresIt(Role seat, String aboard, boolean fires) {
        var scene =
                table().at(BAY, "Millennium Falcon", "Leia Organa", "General Veers")
                        .at(BAY, "Dutch")
                        .as(seat, "Millennium Falcon", aboard)
                        .on("Millennium Falcon", "Surface Defense Cannon")
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt(BAY);

        assertThat(scene.isOffered("fire Surface Defense Cannon")).isEqualTo(fires);
    }

    @Test
    @Claim("surface-defense-cannon#3")
    void notEvenAMynockIsShotAtInSpace() {
        var scene =
                table().at("Tatooine", "X-wing", "TIE Fighter", "dark Mynock")
                        .on("X-wing", "Surface Defense Cannon")
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.BATTLE);

        scene.attack("dark Mynock").mayNot("fire Surface Defense Cannon");
    }

    @Test
    void withoutForceItGoesOnNoOtherStarfighterThanTheFalcon() {
        table().at("Tatooine", "X-wing")
                .hand(LIGHT, "Surface Defense Cannon")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Surface Defense Cannon");
    }
}
