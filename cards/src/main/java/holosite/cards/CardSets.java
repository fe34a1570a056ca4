package holosite.cards;

import holosite.cards.anewhope.ANewHope;
import holosite.cards.cloudcity.CloudCity;
import holosite.cards.coruscant.Coruscant;
import holosite.cards.dagobah.Dagobah;
import holosite.cards.deathstarii.DeathStarII;
import holosite.cards.endor.Endor;
import holosite.cards.enhancedcloudcity.EnhancedCloudCity;
import holosite.cards.enhancedjabbaspalace.EnhancedJabbasPalace;
import holosite.cards.enhancedpremiere.EnhancedPremiere;
import holosite.cards.hoth.Hoth;
import holosite.cards.jabbaspalace.JabbasPalace;
import holosite.cards.officialtournamentsealeddeck.OfficialTournamentSealedDeck;
import holosite.cards.premiere.Premiere;
import holosite.cards.premiereintroductorytwoplayergame.PremiereIntroductoryTwoPlayerGame;
import holosite.cards.rebelleaderpack.RebelLeaderPack;
import holosite.cards.reflections3.Reflections3;
import holosite.cards.specialedition.SpecialEdition;
import holosite.cards.tatooine.Tatooine;
import holosite.cards.thirdanthology.ThirdAnthology;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The sets cards came out in. */
public final class CardSets {
    private CardSets() {}

    private static final List<CardSet> ALL =
            List.of(
                    new CardSet("1", "Premiere", Premiere.cards()),
                    new CardSet("2", "A New Hope", ANewHope.cards()),
                    new CardSet("3", "Hoth", Hoth.cards()),
                    new CardSet("4", "Dagobah", Dagobah.cards()),
                    new CardSet("5", "Cloud City", CloudCity.cards()),
                    new CardSet("6", "Jabba's Palace", JabbasPalace.cards()),
                    new CardSet("7", "Special Edition", SpecialEdition.cards()),
                    new CardSet("8", "Endor", Endor.cards()),
                    new CardSet("9", "Death Star II", DeathStarII.cards()),
                    new CardSet("11", "Tatooine", Tatooine.cards()),
                    new CardSet("12", "Coruscant", Coruscant.cards()),
                    new CardSet("13", "Reflections 3", Reflections3.cards()),
                    new CardSet(
                            "101",
                            "Premiere Introductory Two Player Game",
                            PremiereIntroductoryTwoPlayerGame.cards()),
                    new CardSet("103", "Rebel Leader Pack", RebelLeaderPack.cards()),
                    new CardSet(
                            "106",
                            "Official Tournament Sealed Deck",
                            OfficialTournamentSealedDeck.cards()),
                    new CardSet("108", "Enhanced Premiere", EnhancedPremiere.cards()),
                    new CardSet("109", "Enhanced Cloud City", EnhancedCloudCity.cards()),
                    new CardSet("110", "Enhanced Jabba's Palace", EnhancedJabbasPalace.cards()),
                    new CardSet("111", "Third Anthology", ThirdAnthology.cards()));

    private static final Map<String, String> NAMES =
            ALL.stream().collect(Collectors.toUnmodifiableMap(CardSet::key, CardSet::name));

    public static List<CardSet> all() {
        return ALL;
    }

    /** The key of the set a card id belongs to. */
    public static String of(String cardId) {
        int dash = cardId.indexOf('_');
        return dash < 0 ? cardId : cardId.substring(0, dash);
    }

    /** The name of a set; the key itself where it has none here. */
    public static String name(String set) {
        return NAMES.getOrDefault(set, set);
    }
}
