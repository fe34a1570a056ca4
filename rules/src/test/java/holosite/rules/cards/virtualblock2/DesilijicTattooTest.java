package holosite.rules.cards.virtualblock2;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Immunities;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** Desilijic Tattoo (V). */
class DesilijicTattooTest {
    private static final String TATTOO = "Desilijic Tattoo";

    private static Position battle(boolean tattoo) {
        var position =
                table().site(CANTINA, DARK)
                        .at(CANTINA, "Luke Skywalker", "Rebel Trooper")
                        .force(DARK, 9);
        return tattoo ? position.beside(DARK, TATTOO) : position;
    }

    private static double forfeit(Scene scene, String card) {
        return Figures.of(scene.state(), Figure.FORFEIT, scene.card(card));
    }

    /** Luke is shot at in battle with this weapon, and hit. */
    private static Scene hit(Position position, String weapon) {
        var scene = position.nextDestiny(DARK, 6, 6).turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA);
        scene.passUntil("fire " + weapon).fire(weapon).at("Luke Skywalker");
        return scene;
    }

    @Test
    @Claim("desilijic-tattoo-v#1")
    void whoIsHitByTheWeaponOfABountyHunterForfeitsForLess() {
        for (boolean tattoo : new boolean[] {true, false}) {
            var scene =
                    hit(
                            battle(tattoo).at(CANTINA, "Dengar").on("Dengar", "Assault Rifle"),
                            "Assault Rifle");
            assertThat(forfeit(scene, "Luke Skywalker")).isEqualTo(tattoo ? 5 : 7);
            assertThat(scene.lost(LIGHT)).hasSize(tattoo ? 1 : 0);
        }
    }

    @Test
    @Claim("desilijic-tattoo-v#1")
    void nobodyElsesWeaponDoesIt() {
        var scene =
                hit(
                        battle(true)
                                .at(CANTINA, "Dengar", "Stormtrooper")
                                .on("Stormtrooper", "Assault Rifle"),
                        "Assault Rifle");
        assertThat(scene.lost(LIGHT)).isEmpty();
    }

    @Test
    @Claim("desilijic-tattoo-v#1")
    void aPermanentWeaponDoesNotDoIt() {
        String dengar = "Dengar With Blaster Carbine";
        var scene = hit(battle(true).at(CANTINA, dengar), dengar);
        assertThat(scene.isHit("Luke Skywalker")).isTrue();
        assertThat(scene.lost(LIGHT)).isEmpty();
    }

    @Test
    void itHappensOnceInATurn() {
        var scene =
                hit(
                        battle(true)
                                .at(CANTINA, "Dengar", "Boba Fett")
                                .on("Dengar", "Assault Rifle")
                                .on("Boba Fett", "Imperial Blaster"),
                        "Assault Rifle");
        scene.passUntil("fire Imperial Blaster").fire("Imperial Blaster").at("Rebel Trooper");
        assertThat(scene.isHit("Rebel Trooper")).isTrue();
        assertThat(scene.lost(LIGHT)).hasSize(1);
    }

    @Test
    @Claim("desilijic-tattoo-v#2")
    void aWeaponThatIsHitDoesNotMatter() {
        var scene =
                table().at(CANTINA, "Boba Fett")
                        .on(CANTINA, "Tagge Seeker")
                        .on("Boba Fett", "Assault Rifle")
                        .beside(DARK, TATTOO)
                        .hand(DARK, "Sniper")
                        .force(DARK, 9)
                        .nextDestiny(DARK, 6, 6)
                        .turn(DARK, Phase.CONTROL);
        scene.passUntil("play Sniper").play("Sniper").passResponses();
        assertThat(scene.isIn("Tagge Seeker", Zone.LOST_PILE)).isTrue();
        assertThat(scene.lost(LIGHT)).containsExactly("Tagge Seeker");
    }

    @Test
    void bountyHuntersAndYourIndependentStarshipsAreHarderToHitAndForfeitForMore() {
        for (boolean tattoo : new boolean[] {true, false}) {
            var scene =
                    battle(tattoo)
                            .system("Tatooine", DARK)
                            .at("Tatooine", "Boba Fett In Slave I", "Lando In Millennium Falcon")
                            .at("Tatooine", "TIE Fighter")
                            .at(CANTINA, "Dengar", "Stormtrooper")
                            .turn(DARK, Phase.CONTROL);
            assertThat(forfeit(scene, "Dengar")).isEqualTo(tattoo ? 5 : 3);
            assertThat(forfeit(scene, "Stormtrooper")).isEqualTo(2);
            assertThat(forfeit(scene, "Boba Fett In Slave I")).isEqualTo(tattoo ? 6 : 4);
            assertThat(forfeit(scene, "Lando In Millennium Falcon")).isEqualTo(6);
            assertThat(defense(scene, "Lando In Millennium Falcon")).isEqualTo(3);
            assertThat(forfeit(scene, "TIE Fighter")).isEqualTo(2);
            assertThat(defense(scene, "TIE Fighter")).isEqualTo(3);
            assertThat(defense(scene, "Dengar") - defense(scene, "Stormtrooper"))
                    .isEqualTo(tattoo ? 2 : 1);
        }
    }

    private static double defense(Scene scene, String card) {
        return Figures.of(scene.state(), Figure.DEFENSE_VALUE, scene.card(card));
    }

    @Test
    void itIsImmuneToAlter() {
        var scene = battle(true).hand(LIGHT, "Alter (1_71)").turn(LIGHT, Phase.CONTROL);
        assertThat(Immunities.protects(scene.state(), scene.card(TATTOO), scene.card("Alter")))
                .isTrue();
    }

    @Test
    void itDeploysOnTheTableUnlessItIsThereAlready() {
        for (boolean there : new boolean[] {true, false}) {
            var scene = battle(there).hand(DARK, TATTOO + "#2").turn(DARK, Phase.DEPLOY);
            assertThat(scene.isOffered("deploy " + TATTOO)).isEqualTo(!there);
        }
    }
}
