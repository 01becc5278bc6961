import { useListAddress } from '@park/platform';
import { useCatalog } from '../../shared/use-catalog';
import { TypeFilter } from '../../shared/list/TypeFilter';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { ArticleList } from './ArticleList';

export default function NewsListPage() {
  const { t } = useNewsEventsTexts();
  const address = useListAddress(['news']);
  const type = address.chosen.news[0] ?? '';
  const types = useCatalog('news-types');
  return (
    <ArticleList
      kind="news"
      address={address}
      type={type}
      types={types}
      filter={
        <TypeFilter
          legend={t('news.type')}
          name="news"
          allLabel={t('news.allTypes')}
          types={types}
          value={type}
          onChange={(next) => address.choose('news', [next])}
        />
      }
    />
  );
}
