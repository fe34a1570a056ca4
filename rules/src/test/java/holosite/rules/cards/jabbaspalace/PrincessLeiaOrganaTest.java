package holosite.rules.cards.jabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Kinds.alien;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.table.Role;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Princess Leia Organa. */
class PrincessLeiaOrganaTest {
    private static final String LEIA = "Princess Leia Organa";
    private static final String OTHER = "Leia Organa";
    private static final String HUNTER = "Boba Fett";

    /** No Jabba is written yet; all that matters here is whose persona he is. */
    private static final Card JABBA =
            alien("Plain Jabba", DARK, "0_51")
                    .unique()
                    .persona("Jabba")
                    .destiny(1)
                    .deploy(6)
                    .power(3)
                    .ability(4)
                    .forfeit(7)
                    .says();

    @ParameterizedTest
    @ValueSource(strings = {HUNTER, "Plain Jabba"})
    @Claim("princess-leia-organa#1")
    void sheDeploysForFreeAsACaptiveOfJabbaOrABountyHunter(String escort) {
        var scene =
                tableWith(JABBA)
                        .at(CANTINA, escort, "Stormtrooper")
                        .at(BAY, "Darth Vader", "Han Solo")
                        .hand(LIGHT, LEIA)
                        .turn(LIGHT, Phase.DEPLOY);

        // there is one place to go only, and nothing is paid
        scene.deploy(LEIA).passResponses();
        assertThat(scene.isCaptive(LEIA)).isTrue();
        assertThat(scene.hostOf(LEIA)).isEqualTo(escort);
        assertThat(scene.roleOf(LEIA)).isEqualTo(Role.ESCORTED);
        assertThat(scene.ownerOf(LEIA)).isEqualTo(LIGHT);
        assertThat(scene.occupies(LIGHT, CANTINA)).isFalse();
    }

    @Test
    @Claim("princess-leia-organa#1")
    void sheIsNoOrdinaryCharacter() {
        table().site(CANTINA, LIGHT)
                .at(CANTINA, "Han Solo", "Darth Vader")
                .at("Tatooine", "Corellian Corvette", "Millennium Falcon")
                .hand(LIGHT, LEIA)
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy " + LEIA);
        // nor with a ship she would fly
        table().system("Tatooine", LIGHT)
                .hand(LIGHT, LEIA, "Millennium Falcon")
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Millennium Falcon with pilot");
    }

    @Test
    void anEscortHasOneCaptiveAndRoom() {
        table().at(CANTINA, HUNTER)
                .captive(HUNTER, "Han Solo")
                .hand(LIGHT, LEIA)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy " + LEIA);
    }

    @Test
    void noBattleMayBeInitiatedThereTheSameTurn() {
        var scene =
                table().at(CANTINA, HUNTER, "Han Solo")
                        .at(BAY, "Stormtrooper", "Chewbacca")
                        .hand(LIGHT, LEIA, "Rebel Trooper")
                        .force(LIGHT, 9)
                        .force(DARK, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy(LEIA).passResponses();
        scene.passUntil(LIGHT).deploy("Rebel Trooper").to(BAY).passUntil(LIGHT, Phase.BATTLE);
        scene.offers("battle at " + BAY).mayNot("battle at " + CANTINA);

        // the opponent may, and on a later turn everybody
        scene.passUntil(DARK, Phase.BATTLE);
        scene.offers("battle at " + CANTINA);
    }

    @Test
    void aCaptiveSheTakesTwoFromTheForfeitOfUniqueAliensAtHerSite() {
        var captive = aliens().captive(HUNTER, LEIA).turn(DARK);
        var free = aliens().at(CANTINA, LEIA).turn(DARK);
        for (String alien : List.of(HUNTER, "Bane Malar")) {
            assertThat(captive.forfeitValue(alien)).isEqualTo(free.forfeitValue(alien) - 2);
        }
        for (String other : List.of("Quarren", "Darth Vader", "Palejo Reshad", "Salacious Crumb")) {
            assertThat(captive.forfeitValue(other)).isEqualTo(free.forfeitValue(other));
        }
    }

    private static Position aliens() {
        return table().at(CANTINA, HUNTER, "Bane Malar", "Quarren", "Darth Vader", "Palejo Reshad")
                .at(BAY, "Salacious Crumb");
    }

    @ParameterizedTest
    @ValueSource(strings = {"rally", "escape"})
    void whenSheIsReleasedFiveForceAreRetrieved(String fate) {
        var scene =
                table().at(CANTINA, "Stormtrooper", "Luke Skywalker", "Han Solo")
                        .captive("Stormtrooper", LEIA)
                        .force(LIGHT, 3)
                        .lost(LIGHT, 8)
                        .nextDestiny(LIGHT, 4)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(CANTINA).passUntil("forfeit Stormtrooper").forfeit("Stormtrooper");
        scene.answer(LIGHT, fate).passUntil(LIGHT, Phase.MOVE);
        assertThat(scene.lost(LIGHT)).hasSize(3);
        assertThat(scene.isOnTable(LEIA)).isEqualTo(fate.equals("rally"));
    }

    @Test
    void nobodyElsesReleaseMatters() {
        var scene =
                table().at(CANTINA, "Stormtrooper", "Luke Skywalker", "Han Solo", LEIA)
                        .captive("Stormtrooper", "Chewbacca")
                        .force(LIGHT, 3)
                        .lost(LIGHT, 8)
                        .nextDestiny(LIGHT, 4)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(CANTINA).passUntil("forfeit Stormtrooper").forfeit("Stormtrooper");
        scene.answer(LIGHT, "rally").passUntil(LIGHT, Phase.MOVE);
        assertThat(scene.lost(LIGHT)).hasSize(8);
    }

    @Test
    void freeSheIsImmuneToAttrition() {
        assertThat(table().at(CANTINA, LEIA).turn(DARK).immunity(LEIA)).isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(strings = {HUNTER, "Plain Jabba"})
    @Claim("princess-leia-organa#2")
    void sheReplacesAnotherLeiaWhoIsSuchACaptive(String escort) {
        var scene =
                tableWith(JABBA)
                        .at(CANTINA, escort)
                        .captive(escort, OTHER)
                        .hand(LIGHT, LEIA)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.replace(LEIA);
        assertThat(scene.hostOf(LEIA)).isEqualTo(escort);
        assertThat(scene.isCaptive(LEIA)).isTrue();
        assertThat(scene.roleOf(LEIA)).isEqualTo(Role.ESCORTED);
        assertThat(scene.lost(LIGHT)).containsExactly(OTHER);
    }

    @Test
    @Claim({"princess-leia-organa#2", "princess-leia-organa#3"})
    void sheReplacesNoOtherLeia() {
        // free, the captive of somebody else, in a prison
        table().at(CANTINA, HUNTER, OTHER)
                .hand(LIGHT, LEIA)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("replace " + LEIA, "deploy " + LEIA);
        table().at(CANTINA, "Darth Vader")
                .at(BAY, HUNTER)
                .captive("Darth Vader", OTHER)
                .hand(LIGHT, LEIA)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("replace " + LEIA, "deploy " + LEIA);
        table().site("Death Star: Detention Block Corridor", DARK)
                .imprisoned("Death Star: Detention Block Corridor", OTHER)
                .at(BAY, HUNTER)
                .hand(LIGHT, LEIA)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("replace " + LEIA, "deploy " + LEIA);
    }

    @Test
    @Claim("princess-leia-organa#3")
    void nobodyElseReplacesACaptive() {
        table().at(CANTINA, HUNTER)
                .captive(HUNTER, OTHER)
                .hand(LIGHT, "Princess Organa")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("replace Princess Organa");
    }
}
